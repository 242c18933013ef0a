/** The URL of a site's file, at any path that serves Storybook. */
export const siteFile = (file: string): string => import.meta.env.BASE_URL + file;
