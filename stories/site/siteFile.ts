/** The URL of a site's file, for the stories of other folders. */
export { siteFile } from '../../site/app/siteBase.ts';
