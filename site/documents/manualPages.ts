// The manual's words, page by page, as the templates take them: nothing is left to be worked out there but the layout.
import type { Content } from '../../src/content/Content.ts';
import { counted, type Forms } from '../../src/content/counted.ts';
import { coverLetter, isSigned, letterHead } from '../../src/content/coverLetter.ts';
import { currentQuest } from '../../src/content/currentQuest.ts';
import { fillIn } from '../../src/content/fillIn.ts';
import { fullBonus } from '../../src/content/fullBonus.ts';
import { isolated } from '../../src/content/isolated.ts';
import { keyFacts } from '../../src/content/keyFacts.ts';
import { besideLevels, levels } from '../../src/content/levels.ts';
import { untitledName } from '../../src/content/playerName.ts';
import { alsoLines } from '../../src/content/print/alsoPlan.ts';
import { manualWords } from '../../src/content/print/manualWords.ts';
import { ruledLines } from '../../src/content/print/pageAreas.ts';
import { blocksOf, plainText, type RichText, type RichWords } from '../../src/content/RichText.ts';
import { allSaid, said } from '../../src/content/said.ts';
import { saidIn } from '../../src/content/saidIn.ts';
import { chosenContent } from '../../src/content/sectionNames.ts';
import { segments } from '../../src/content/segments.ts';
import { sideProjects } from '../../src/content/sideProjects.ts';
import type { Stage } from '../../src/content/stages.ts';
import { webAddress } from '../../src/content/webAddress.ts';
import { workLinks, workOf } from '../../src/content/works.ts';
import { printedPicture } from './printedPicture.ts';

/**
 * The words of the manual's pages, in order; texts are `''` and lists are empty where the content says nothing.
 * The letter and the quest are the generic ones: a file knows no visitor.
 */
export function manualPages(all: Content) {
  const content = chosenContent('manual', all);
  return {
    cover: cover(content),
    letter: letter(content),
    quick: quickReference(content),
    levels: levelingGuide(content),
    extra: extraContent(content),
    story: story(content),
    notes: notes(content),
    back: backCover(content),
  };
}

const manualIn = ({ words }: Content) => words?.manual ?? manualWords;

/** What is said of each number up to the most there can be: how many have no room shows when a page is set. */
function saidOfEach(forms: Forms, most: number, { game }: Content): readonly string[] {
  return Array.from({ length: most + 1 }, (_, count) => counted(forms, count, game.site.language));
}

function letter(content: Content) {
  const paragraphs = coverLetter(content, '');
  return {
    ...manualIn(content).coverLetter,
    head: said(letterHead(content)),
    paragraphs: allSaid(paragraphs),
    isSigned: isSigned(content, paragraphs),
  };
}

function cover(content: Content) {
  const { name, role } = keyFacts(content);
  const alone = said(untitledName(name));
  return {
    ...ownWords(content),
    name: alone,
    titlePattern: titlePattern(alone, manualIn(content).cover.title),
    role: said(role),
  };
}

/** All of game.json's `manual`, under its own keys: a page takes what it prints. */
function ownWords({ game }: Content) {
  return Object.fromEntries(Object.entries(game.manual).map(([key, text]) => [key, said(text)]));
}

/** A name that is written from right to left does not turn the title around. */
function titlePattern(name: string, title: string): string {
  const whole = title.replace('{name}', () => isolated(name).replace(name, '{name}'));
  return name === isolated(name) || title !== isolated(title) ? title : `\u2066${whole}\u2069`;
}

function notes(content: Content) {
  const { heading, picture } = manualIn(content).notes;
  return { heading, picture: fillIn(picture, { count: ruledLines }) };
}

function quickReference(content: Content) {
  const { player, manual } = content.game;
  const words = manualIn(content).quickReference;
  const facts = [
    [words.name, keyFacts(content).name],
    [words.class, player.class],
    [words.playtime, player.playtime],
    [words.quest, currentQuest(content.game, '')],
  ] as const;
  return {
    heading: words.heading,
    profile: words.profile,
    facts: facts.map(([label, fact]) => ({ label, fact: said(fact) })),
    statsHeading: words.stats,
    stats: player.bars.map(({ name, bonus, value }) => ({
      name: said(name),
      bonus: value ? said(value) : `+${bonus}`,
      filled: bonus === 'MAX' ? fullBonus : bonus,
      blocks: fullBonus,
    })),
    tipLabel: words.tip,
    tip: said(manual.tip),
  };
}

function levelingGuide(content: Content) {
  const { heading, none, omitted, shortened, bonus, level } = manualIn(content).levelingGuide;
  const told = levels(content).map(({ number, stage }) => ({
    label: number === 'bonus' ? bonus : fillIn(level, { number }),
    badge: `badge-${number}`,
    stage: stageWords(stage, saidIn(content).comma),
  }));
  const beside = besideLevels(content);
  const details = told.reduce((sum, { stage }) => sum + stage.highlights.length + 1, 0);
  return {
    heading,
    none,
    omitted: saidOfEach(omitted, told.length + beside, content),
    shortened: saidOfEach(shortened, details, content),
    beside,
    levels: told,
  };
}

function stageWords({ kind, title, place, period, length, summary, highlights, url }: Stage, comma: string) {
  return {
    kind: kind === 'job' ? 'work' : 'education',
    title: said(title),
    place: said(place),
    period: said(period),
    length: said(length),
    // A training's highlights are its courses, short words that stand in a line.
    summary: kind === 'training' ? blocksOf(highlights.map(plainText).join(comma)) : blocksOf(summary),
    highlights: kind === 'training' ? [] : highlights.map(inlineWords),
    url,
  };
}

/** A text as one run of words, for places that have no room for paragraphs: what follows comes after a space. */
function inlineWords(text: RichText): RichWords {
  const runs = blocksOf(text).flatMap((block) => ('list' in block ? block.list : [block.paragraph]));
  return runs.flatMap((words, index) => (index === 0 ? words : [' ', ...words]));
}

function extraContent(content: Content) {
  const { game } = content;
  const projects = sideProjects(content);
  const words = manualIn(content).extraContent;
  const details = projects.reduce((sum, { highlights }) => sum + highlights.length + 2, 0);
  return {
    ...words,
    comma: saidIn(content).comma,
    omitted: saidOfEach(words.omitted, projects.length, content),
    shortened: saidOfEach(words.shortened, details, content),
    alsoLines: alsoLines(content).map(({ name, ...line }) => ({ section: name, ...line })),
    projectEntries: projects.map(({ name, description, period, highlights, keywords, url, links = [] }) => ({
      name: said(name),
      description: said(description),
      period: said(period),
      highlights: highlights.map(inlineWords),
      keywords: allSaid(keywords).join(' · '),
      url,
      links,
    })),
    quests: game.sideQuests.map(({ title, kind, picture, story: paragraphs, link }) => ({
      title: said(title),
      kind: said(kind),
      picture: `quest-${picture}`,
      photo: printedPicture(workOf(title, content), content),
      story: allSaid(paragraphs),
      link: said(link?.label),
      url: link ? addressFrom(game.site.address, link.url) : '',
      links: workLinks(workOf(title, content), content),
    })),
  };
}

/** A file below the site's public folder is written in full: a document is read elsewhere. */
function addressFrom(site: string, url: string): string {
  return webAddress(URL.canParse(url, site) ? new URL(url.replace(/^\/+/, ''), site).href : '');
}

/** The owner's story; where they have written none, the résumé's summary, which may be cut. */
function story({ resume, game, words }: Content) {
  const own = allSaid(game.about);
  return {
    ...(words?.manual ?? manualWords).characterStory,
    paragraphs: own.length > 0 ? own.map((text) => ({ paragraph: [text] })) : blocksOf(resume.basics.summary),
    isSummary: own.length === 0,
    sentences: sentencesOf(plainText(resume.basics.summary), game.site.language),
  };
}

function sentencesOf(text: string, language: string): readonly string[] {
  return allSaid(segments(text, new Intl.Segmenter(language, { granularity: 'sentence' })));
}

function backCover(content: Content) {
  const { name, email, emailUrl, handle, host, address, code, professional } = keyFacts(content);
  const words = manualIn(content).backCover;
  const { profiles = [] } = content.resume.basics;
  const profile = [code, professional].find((link) => link && handle.slice(1) === link.username.replace(/^@/, ''));
  return {
    ...ownWords(content),
    hire: words.hire,
    name: said(name),
    email: said(email),
    emailUrl,
    handle: said(handle),
    handleUrl: profile?.url ?? '',
    handleField: `basics.profiles.${profiles.findIndex(({ username }) => said(username).replace(/^@/, '') === said(handle).slice(1))}.username`,
    mobile: words.mobile,
    host: said(host),
    siteUrl: address,
    qr: fillIn(words.code, { host: said(host) }),
    // The template cuts the name to its line.
    copyright: fillIn(words.copyright, { year: content.game.site.copyrightYear, name: '' }).trim(),
  };
}
