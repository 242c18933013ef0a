/** Names of one kind: those whose regression blocks a merge, and those that may be removed. */
interface Promises {
  readonly supported: readonly string[];
  readonly bestEffort?: readonly string[];
}

const messageFiles = import.meta.glob('../site/messages/*.json');

/** The promises by kind. `promises.test.ts` compares each kind with the code's own list. */
export const promises = {
  'résumé formats': {
    supported: [
      ...['JSON Resume', 'rendercv', 'Reactive Resume', 'LinkedIn', 'Europass'],
      ...['PDF', 'Word', 'plain text', 'Markdown', 'HTML'],
    ],
    bestEffort: ['FRESH', 'online-cv', 'al-folio'],
  },
  'notations of JSON Resume': {
    supported: ['JSON', 'YAML'],
    bestEffort: ['JSON5', 'TOML'],
  },
  documents: {
    supported: ['resume', 'letter', 'manual', 'foldable', 'foldableLetter'],
  },
  languages: {
    supported: ['en', ...Object.keys(messageFiles).map((file) => file.replace(/.*\/|\.json/g, ''))],
    bestEffort: ['your own `words.json`'],
  },
  browsers: {
    supported: ['chrome', 'edge', 'firefox', 'safari', 'ios'],
  },
  hosts: {
    supported: ['Netlify', 'Cloudflare Pages', 'Apache', 'GitHub Pages'],
    bestEffort: ['nginx', 'Caddy', 'S3', 'others'],
  },
  'React and Node': {
    supported: ['React 18', 'React 19', 'Node 20.19 or newer'],
  },
  'entries of react-page-turn': {
    supported: [
      '.',
      './flipbook.css',
      './react-pageflip',
      './react-pageflip.css',
      './early-press',
      './toolbar',
      './zoom',
    ],
    bestEffort: [
      ...['./address', './edges', './search', './sound', './spread', './wheel', './package.json'],
      './react-pageflip/build/html-flip-book/settings',
    ],
  },
  "the flipbook's props": {
    supported: [
      ...(['width', 'height', 'size', 'minWidth', 'maxWidth', 'minHeight', 'maxHeight', 'autoSize'] as const),
      ...(['startPage', 'page', 'pageCount', 'renderPage', 'overscan', 'layout', 'usePortrait', 'showCover'] as const),
      ...(['cover', 'direction', 'buttons', 'turnBy', 'dragFrom', 'swipeDistance', 'flippingTime'] as const),
      ...(['drawShadow', 'maxShadowOpacity', 'startZIndex', 'mobileScrollSupport', 'clickEventForward'] as const),
      ...(['useMouseEvents', 'showPageCorners', 'disableFlipByClick', 'pageName', 'announcement'] as const),
      ...(['onPageChange', 'onTurnStart', 'onTurnEnd', 'onFlip', 'onChangeState', 'onChangeOrientation'] as const),
      ...(['onInit', 'onUpdate', 'onTurnProgress'] as const),
    ],
    bestEffort: ['riffle', 'centerCover', 'edges', 'pageLabel', 'pauseMediaOutOfView', 'turn'],
  },
  "the drop-in's own props": {
    supported: ['keyboard', 'aria-label', 'aria-labelledby'],
    bestEffort: ['renderWindow'],
  },
  'tools that use react-page-turn': {
    supported: ['Vite', 'Next.js', 'Remix and React Router', 'CommonJS'],
    bestEffort: ['Tailwind CSS 4', 'esbuild', 'Astro'],
  },
  'tests that use react-page-turn': {
    supported: ['Jest 30', 'Jest 27', 'Vitest'],
  },
  'keys of game.json': {
    supported: [
      ...['site', 'console', 'player', 'quest', 'character', 'scripts', 'letters', 'sideQuests', 'about', 'manual'],
      ...['levels', 'sections', 'projects', 'published', 'documents'],
    ],
    bestEffort: ['cuts'],
  },
  "setup's options": {
    supported: ['--answers', '--address', '--yes', '--help'],
    bestEffort: ['--fonts', '--show-drafts', '--words'],
  },
  'settings of a build': {
    supported: ['SITE_ADDRESS', 'BASE_PATH', 'OUT_DIR', 'CONTENT_DIR', 'ALLOW_PLACEHOLDER'],
    bestEffort: ['SOURCE_DATE_EPOCH'],
  },
  'other environment variables': {
    supported: ['PORT'],
    bestEffort: ['CHROMIUM_PATH', 'FIREFOX_PATH', 'REQUIRE_BROWSERS', 'CHROMATIC_PROJECT_TOKEN'],
  },
  commands: {
    supported: [
      ...['start', 'test', 'dev', 'storybook', 'build', 'build:storybook', 'build:lib', 'preview', 'check', 'setup'],
      ...['content:check', 'pictures', 'test:more', 'test:part', 'prepack'],
    ],
    bestEffort: ['bench', 'parity', 'test:browsers', 'browsers:install', 'test:mutation', 'chromatic'],
  },
} as const satisfies Readonly<Record<string, Promises>>;

/** The rows of one list, without empty kinds. */
export const promiseRows = (list: keyof Promises) =>
  Object.entries<Promises>(promises).flatMap(([kind, { [list]: names = [] }]) =>
    names.length > 0
      ? [{ kind, names: names.map((name) => (/^(your|others)\b/.test(name) ? name : `\`${name}\``)).join(', ') }]
      : [],
  );

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** The languages that the site ships. */
export const languageRows = promises.languages.supported.map((tag) => ({
  language: nameOf.of(tag) ?? tag,
  'site.language': [tag],
}));
