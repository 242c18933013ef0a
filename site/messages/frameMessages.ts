/** Messages on every page: the bar, page titles and errors. */
export const frameMessages = {
  skip: 'Skip to the content',
  /** The names of the bar's two lists of links. */
  site: 'Site',
  elsewhere: 'Elsewhere',
  home: 'Home',
  console: 'Console',
  manual: 'Manual',
  resume: 'Résumé',
  newTab: 'Opens in a new tab',
  readable: 'Plain type',
  /** State of the switch. */
  on: 'on',
  off: 'off',
  /** Titles and descriptions of the pages, for tabs, search engines and previews. `{name}` is the owner's name. */
  consoleTitle: 'The console',
  consoleDescription: 'The résumé of {name} on a handheld game console: short pages behind two buttons.',
  manualTitle: 'The manual',
  manualDescription:
    "The résumé of {name} as the manual that came in a video game's box: eight pages, cover letter included.",
  resumeTitle: 'Résumé',
  resumeDescription: 'The plain résumé of {name}.',
  caseStudyDescription: 'How {name} made {project}: the problem, and what came of it.',
  notFound: '404 Page Not Found',
  notFoundDescription: 'No page here. Home and the plain résumé are one click away.',
  /** Fallback status texts, and what they mean. */
  badRequest: 'Bad Request',
  badRequestText: 'That request made no sense to us. These links do:',
  forbidden: 'Forbidden',
  forbiddenText: 'That door stays shut. These are open:',
  missing: 'Not Found',
  missingText: 'That page is not here. These are:',
  notAllowed: 'Method Not Allowed',
  notAllowedText: 'You can look at that page, but not send anything to it.',
  unexpected: 'Unexpected Application Error!',
  unexpectedText:
    'Something broke on our side. Take the cartridge out, blow on it, put it back: starting over usually helps.',
  /** The link to the home page on error pages. */
  toStart: 'Back to the start',
};
