// Builds and serves the sites of several owners.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveSite } from './drivers/serve.ts';
import { variantsFolder as folder, freshVariant, type SiteSettings } from './freshVariant.ts';
import { ownSite, playerOneSettings, translatedOwner, writeArabicOwner } from './owners.ts';

const arabicFolder = join(folder, 'content/arabic');
const [ownName, ownSettings] = ownSite;

const variants: Readonly<Record<string, SiteSettings>> = {
  /** In two languages, on the sub-path of its address. First, because it takes twice as long. */
  translated: { CONTENT_DIR: translatedOwner, SITE_ADDRESS: 'https://mia.example.org/portfolio/' },
  root: playerOneSettings,
  arabic: { CONTENT_DIR: arabicFolder },
  [ownName]: ownSettings,
};

/** Builds the sites, two at a time, unless they are up to date. @throws if a build fails */
export async function buildSites(): Promise<void> {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  writeArabicOwner(arabicFolder);
  const pendingSites = Object.entries(variants);
  const buildNext = async (): Promise<void> => {
    for (let next = pendingSites.shift(); next; next = pendingSites.shift()) await freshVariant(...next);
  };
  await Promise.all([buildNext(), buildNext()]);
}

export default async function setup(project: TestProject) {
  await buildSites();
  const servers = await Promise.all(
    Object.keys(variants).map(async (name) => ({ name, ...(await serveSite(0, join(folder, name))) })),
  );
  const addresses = servers.map(({ name, address }): readonly string[] => [name, address.replace(/\/$/, '')]);
  const sites = Object.fromEntries(addresses);
  project.provide('sites', { ...sites, own: sites[ownName] });
  project.provide('builtFolder', folder);
  return () => Promise.all(servers.map(({ stop }) => stop()));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of each site's home page, without a trailing slash. */
    sites: Record<'translated' | 'root' | 'arabic' | 'own', string>;
    /** The folder of the built sites: each has a folder in it, with its name. */
    builtFolder: string;
  }
}
