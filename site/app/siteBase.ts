/** The path under which the site is served, without a trailing slash: `''` at a host's root. */
export const siteBase = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The home page's path with its trailing slash: without it, hosts redirect or fail. */
export const homePath = `${siteBase}/`;

/** The address of a file beside the pages: `siteFile('pdf/resume.pdf')`. */
export function siteFile(file: string): string {
  return homePath + file;
}
