/** The fixed words that every page comes with: the bar, what pages are called, and what is said of errors. */
export const frameMessages = {
  skip: 'Skip to the content',
  /** Names the two lists of the bar. */
  site: 'Site',
  elsewhere: 'Elsewhere',
  home: 'Home',
  console: 'Console',
  manual: 'Manual',
  resume: 'Résumé',
  newTab: 'Opens in a new tab',
  readable: 'Readable text',
  /** How that stands. */
  on: 'on',
  off: 'off',
  /** Titles and descriptions of the pages, for tabs, search engines and previews. `{name}` is the owner's name. */
  consoleTitle: 'The console',
  consoleIs: 'The résumé of {name} on a handheld game console: short pages behind two buttons.',
  manualTitle: 'The manual',
  manualIs: "The résumé of {name} as the booklet that came in a video game's box: eight pages, cover letter included.",
  resumeTitle: 'Résumé',
  resumeIs: 'The plain résumé of {name}.',
  workIs: 'How {name} made {project}: the problem, and what came of it.',
  notFound: '404 Page Not Found',
  notFoundIs: 'There is no page here. The way home and the plain résumé are one click away.',
  /** What an error says when the router does not, by its status, and what it means. */
  badRequest: 'Bad Request',
  badRequestMeans: 'The site could not make sense of that. The links below it understands.',
  forbidden: 'Forbidden',
  forbiddenMeans: 'That door stays shut. The ones below are open.',
  missing: 'Not Found',
  missingMeans: 'What was asked for is not here. These are:',
  notAllowed: 'Method Not Allowed',
  notAllowedMeans: 'That can be looked at, but nothing can be sent to it.',
  unexpected: 'Unexpected Application Error!',
  unexpectedMeans:
    'Something on our side broke while this screen was being drawn. Take the cartridge out, blow, put it back: starting afresh usually helps.',
  /** The ways on from there. */
  toStart: 'Back to the start',
  toConsole: 'Open the console',
  toManual: 'Open the manual',
  toResume: 'Read the résumé',
};

export type FrameMessages = typeof frameMessages;
