// Builds and serves the sites of several owners.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from './drivers/serve.ts';
import { variantsFolder as folder, freshVariant, type SiteSettings } from './freshVariant.ts';
import { ownSite, playerOneSettings, translatedOwner, writeArabicOwner } from './owners.ts';

const arabicFolder = join(folder, 'content/arabic');

const variants = {
  /** In two languages, on the sub-path of its address. First, because it takes twice as long. */
  translated: { CONTENT_DIR: translatedOwner, SITE_ADDRESS: 'https://mia.example.org/portfolio/' },
  root: playerOneSettings,
  arabic: { CONTENT_DIR: arabicFolder },
} satisfies Record<string, SiteSettings>;

type Name = keyof typeof variants | 'own';

const parallelBuilds = 2;

/**
 * Builds the sites, unless they are up to date.
 * @returns their folders by name
 * @throws if a build fails
 */
export async function buildSites(): Promise<Readonly<Record<string, string>>> {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  writeArabicOwner(arabicFolder);

  const requestedSites: Partial<Record<Name, SiteSettings>> = { ...variants, [ownSite[0]]: ownSite[1] };

  const folders: Record<string, string> = {};
  const pendingSites = Object.entries(requestedSites);
  const buildNext = async (): Promise<void> => {
    for (let next = pendingSites.shift(); next; next = pendingSites.shift())
      folders[next[0]] = await freshVariant(...next);
  };
  await Promise.all(Array.from({ length: parallelBuilds }, buildNext));
  return { ...folders, own: folders[ownSite[0]] ?? '' };
}

export default async function setup(project: TestProject) {
  const sites = await Promise.all(
    Object.entries(await buildSites()).map(async ([name, site]) => ({ name, ...(await serveSite(0, site)) })),
  );
  const addresses = sites.map(({ name, address }): readonly string[] => [name, address.replace(/\/$/, '')]);
  project.provide('sites', Object.fromEntries(addresses));
  project.provide('builtFolder', folder);
  return () => Promise.all(sites.map(({ stop }) => stop()));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of each site's home page, without a trailing slash. */
    sites: Record<Name, string>;
    /** The folder of the built sites: each has a folder in it, with its name. */
    builtFolder: string;
  }
}
