/** The path under which the site is served, without a closing slash: `''` at a host's root. */
export const siteBase = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The address of a file beside the pages: `siteFile('pdf/resume.pdf')`. */
export function siteFile(file: string): string {
  return `${siteBase}/${file}`;
}
