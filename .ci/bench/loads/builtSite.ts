import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshSite, siteFolder } from '../../site/freshSite.ts';

/**
 * The folder of the site to measure.
 *
 * @param site a built one; without it, that of this repository, which is built when something has changed
 * @throws when there is no site in the folder
 */
export async function builtSite(site: string | undefined): Promise<string> {
  if (site === undefined) {
    console.log('Building the site …');
    await freshSite();
    return siteFolder;
  }
  const folder = resolve(site);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no index.html in ${folder}. Build a site into it.`);
  return folder;
}
