// The pages of the site, except cuts: paths, texts and build settings.
import { type Content, fillIn, keyFacts, plainText, resumeSections } from '../../src/index.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import { shorten } from './shorten.ts';
import type { WindowKind } from './windows.ts';

/** The maximum length of a name in a title, and of a description. Search results show about as much. */
const maxNameLength = 60;
const maxDescriptionLength = 160;

type PageText = { title: string; description: string };

/** The file of a screen, which is a chunk of its own. */
export type ScreenFile = {
  file: string;
  /** The windows that show it. @default all */
  window?: WindowKind;
};

export type Page = {
  /** Relative to the site's root, without a trailing slash. */
  path: string;
  /** The path of its canonical URL. Missing for pages that should not be indexed. */
  canonicalPath?: string;
  kind: 'website' | 'profile';
  /** The files of its screens, one chunk each. */
  screens: readonly ScreenFile[];
  /** The names of the font files that every window needs at once, in loading order. */
  fonts: readonly FontName[];
  /** Its title and description, for search engines and tabs. */
  text: (content: Content) => PageText;
};

type FontName = 'libre-franklin' | 'press-start-2p' | 'vt323';

const home = {
  canonicalPath: '/',
  kind: 'website',
  screens: [
    { file: 'screens/HandheldScreen.tsx', window: 'narrow' },
    { file: 'screens/Intro.tsx', window: 'wide' },
  ],
  fonts: ['press-start-2p', 'libre-franklin', 'vt323'],
  text: (content) => {
    const { role } = keyFacts(content);
    return {
      title: role ? `${ownerName(content)} – ${role}` : ownerName(content),
      description: content.game.site.description,
    };
  },
} as const satisfies Omit<Page, 'path'>;

/** The page for all unknown paths. */
export const notFoundPage: Page = {
  path: '/404',
  kind: 'website',
  screens: [{ file: 'screens/NotFound.tsx' }],
  fonts: ['libre-franklin', 'press-start-2p'],
  text: titleAndDescription(frameMessages.notFound, frameMessages.notFoundDescription),
};

/** The pages of every site, in sitemap order. */
export const pages: readonly Page[] = [
  { path: '/', ...home },
  { path: '/homepage', ...home },
  {
    path: '/handheld',
    canonicalPath: '/handheld',
    kind: 'website',
    screens: [{ file: 'screens/HandheldScreen.tsx' }],
    fonts: ['libre-franklin', 'press-start-2p', 'vt323'],
    text: titleAndDescription(frameMessages.consoleTitle, frameMessages.consoleDescription),
  },
  {
    path: '/flipbook',
    canonicalPath: '/flipbook',
    kind: 'website',
    screens: [{ file: 'screens/FlipbookScreen.tsx' }],
    fonts: ['libre-franklin', 'press-start-2p'],
    text: titleAndDescription(frameMessages.manualTitle, frameMessages.manualDescription),
  },
  {
    path: '/resume',
    canonicalPath: '/resume',
    kind: 'profile',
    screens: [{ file: 'screens/PlainResume.tsx' }],
    fonts: ['libre-franklin'],
    text: (content) => ({
      title: titleWithOwner(frameMessages.resumeTitle, content),
      description: shorten(
        summaryText(content) || fillIn(frameMessages.resumeDescription, { name: ownerName(content) }),
        maxDescriptionLength,
      ),
    }),
  },
];

/** The owner's case studies, in the order of the projects. */
export function caseStudyPages({ caseStudies = [] }: Pick<Content, 'caseStudies'>): readonly Page[] {
  return caseStudies.flatMap(({ page, project, outcome }) => {
    if (!page) return [];
    const path = page.slice(page.lastIndexOf(caseStudyPath));
    return {
      path,
      canonicalPath: path,
      kind: 'website',
      screens: [{ file: 'screens/CaseStudyRoute.tsx' }],
      fonts: ['libre-franklin'],
      text: (content) => ({
        title: titleWithOwner(shorten(project, maxNameLength), content),
        description:
          outcome ??
          fillIn(frameMessages.caseStudyDescription, {
            name: ownerName(content),
            project: shorten(project, maxNameLength),
          }),
      }),
    };
  });
}

const caseStudyPath = '/work/';

/**
 * The page at a path, with or without a trailing slash; the 404 page if there is none.
 * @param content the owner's, for its case studies
 */
export function pageAt(path: string, content: Pick<Content, 'caseStudies'> = {}): Page {
  const trimmedPath = path.replace(/\/+$/, '') || '/';
  return [...pages, ...caseStudyPages(content)].find((page) => page.path === trimmedPath) ?? notFoundPage;
}

/** A title with the owner's name: `Résumé – Player One`. */
export function titleWithOwner(title: string, content: Content): string {
  return `${title} – ${ownerName(content)}`;
}

/** A title and a description that both name the owner. */
function titleAndDescription(title: string, description: string): Page['text'] {
  return (content) => ({
    title: titleWithOwner(title, content),
    description: fillIn(description, { name: ownerName(content) }),
  });
}

function summaryText(content: Content): string {
  const section = resumeSections(content).find(({ name }) => name === 'summary');
  return section?.kind === 'text' ? plainText(section.text) : '';
}

function ownerName(content: Content): string {
  return shorten(keyFacts(content).name, maxNameLength);
}
