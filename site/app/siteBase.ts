/** The path under which the site is served, without a trailing slash: `''` at a host's root. */
export const siteBase = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The home page's path, with a trailing slash, because hosts redirect or fail without it. */
export const homePath = `${siteBase}/`;

/** The URL path of a file of the site: `siteFile('pdf/resume.pdf')`. */
export function siteFile(file: string): string {
  return homePath + file;
}
