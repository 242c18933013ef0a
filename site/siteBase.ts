/** The path under which the site is served, without a closing slash: `''` at a host's root. */
export const siteBase = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The path of the home page, with its closing slash: hosts answer without it by a redirect, if at all. */
export const homePath = `${siteBase}/`;

/** The address of a file beside the pages: `siteFile('pdf/resume.pdf')`. */
export function siteFile(file: string): string {
  return homePath + file;
}
