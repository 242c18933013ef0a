import type { Resume } from '../../../src/resume/Resume.ts';
import { type ProjectKind, projectKinds } from '../../../src/resume/sections/projectKinds.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { textForDraft } from './shortenText.ts';

type Project = NonNullable<Resume['projects']>[number];

/** Words for each kind, in the shipped languages. */
const kindWords: Readonly<Record<ProjectKind, string>> = {
  prize:
    'prizes?|awards?|hackathons?|contests?|tournaments?|competitions?|medals?|preise?|wettbewerbe?|prix|concours|' +
    'premios?|prémios?|prêmios?|concurso|prijs|nagroda|konkurs',
  talk:
    'talks?|speech|speaker|lectures?|keynotes?|workshops?|meetups?|conferences?|podcasts?|webinars?|presentations?|' +
    'vorträge?|vortrag|conférences?|charlas?|palestras?|lezing|wykład|prelekcja',
  writing:
    'articles?|books?|e-?books?|blogs?|posts?|(?:research |white |conference )papers?|' +
    'papers?(?= (?:on|about|for|in|by)\\b)|writing|essays?|novels?|stories|newsletters?|magazines?|tutorials?|' +
    'thesis|diary|artikel|buch|livres?|libros?|livros?|artículos?|artigos?|boek|książka|artykuł',
  game: '(?:video|board|browser)?games?|puzzles?|arcade|platformer|chess|quiz|rpg|spiele?|jeux?|juegos?|jogos?|spel|gra',
  library:
    'library|libraries|packages?|frameworks?|sdk|plugins?|components?|design systems?|crate|api|bindings|bibliothek|' +
    'bibliothèque|biblioteca|bibliotheek|biblioteka',
  tool:
    'tools?|toolkit|cli|command[ -]line|scripts?|bots?|compilers?|linters?|generators?|converters?|extensions?|' +
    'editors?|parsers?|utility|werkzeuge?|outils?|herramientas?|ferramentas?|gereedschap|narzędzie',
  app: '(?:mobile |web ?)?apps?|(?:mobile |web )?applications?|android|ios|iphone|anwendung|aplicación|aplicativo|aplikacja',
  site:
    '(?:web ?)?sites?|homepages?|web ?pages?|portfolio|(?:web ?)?shops?|(?:online )?stores?|landing pages?|portals?|' +
    'marketplaces?|webseiten?|página|sitio|strona',
};

/** Hosts that imply a kind. Any other host is a site. */
const hostKinds: readonly (readonly [RegExp, ProjectKind])[] = [
  [/(^|\.)(apps\.apple\.com|play\.google\.com|f-droid\.org)$/, 'app'],
  [/(^|\.)(itch\.io|steampowered\.com|gog\.com)$/, 'game'],
  [/(^|\.)(npmjs\.com|pypi\.org|crates\.io|rubygems\.org|packagist\.org|pkg\.go\.dev|jsr\.io)$/, 'library'],
  [/(^|\.)(youtube\.com|youtu\.be|vimeo\.com|speakerdeck\.com|slideshare\.net)$/, 'talk'],
  [/(^|\.)(medium\.com|dev\.to|substack\.com|leanpub\.com|doi\.org|arxiv\.org|hashnode\.dev)$/, 'writing'],
  [/(^|\.)devpost\.com$/, 'prize'],
  [/(^|\.)(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sourceforge\.net)$/, 'tool'],
];

const patterns = projectKinds.map((kind) => ({
  kind,
  pattern: new RegExp(`(?<!\\p{L})(?:${kindWords[kind]})(?!\\p{L})`, 'iu'),
}));

/**
 * Guesses a project's kind from the first text that names one: type and roles, description, name,
 * keywords. Otherwise the host of its URL decides. A project without a URL is a tool.
 */
export function projectKind({ name, type, roles = [], description, keywords = [], url }: Project): ProjectKind {
  const projectTexts = [[type, ...roles].join(' '), description, name, keywords.join(' ')].map(textForDraft);
  const address = webAddress(url);
  const host = address && new URL(address).hostname;
  const kindByHost = hostKinds.find(([pattern]) => pattern.test(host))?.[1] ?? (host ? 'site' : 'tool');
  return projectTexts.map(firstKindIn).find((kind) => kind !== undefined) ?? kindByHost;
}

function firstKindIn(text: string): ProjectKind | undefined {
  const matches = patterns
    .map(({ kind, pattern }) => ({ kind, index: text.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index);
  return matches[0]?.kind;
}
