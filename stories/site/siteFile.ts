/** Where a file of the site is, whatever path the book of stories is served under. */
export const siteFile = (file: string): string => import.meta.env.BASE_URL + file;
