// Builds and serves the sites of several owners, once per run.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { variantsFolder as folder, freshVariant, type SiteSettings } from './buildSite.ts';
import { type Served, serveSite } from './drivers/serve.ts';
import {
  long,
  playerOne,
  playerOneSettings,
  setUpOwner,
  translatedOwner,
  writeArabicOwner,
  writeByHand,
  writeOwner,
} from './owners.ts';

const contentFolder = (name: string) => ({ CONTENT_DIR: join(folder, 'content', name) });

const variants = {
  /** The owner in site/content, whoever that is and however complete their content is. */
  own: { ALLOW_PLACEHOLDER: '1' },
  root: playerOneSettings,
  /** On a sub-path, as code hosts publish projects; the path comes from the address. */
  subPath: { CONTENT_DIR: playerOne, SITE_ADDRESS: 'https://example.org/some/repo', ALLOW_PLACEHOLDER: '1' },
  long: contentFolder('long'),
  arabic: contentFolder('arabic'),
  /** In two languages, on a sub-path. */
  translated: { CONTENT_DIR: translatedOwner, SITE_ADDRESS: 'https://mia.example.org/portfolio/' },
} satisfies Record<string, SiteSettings>;

/** Sites for the sweeps only. */
const otherOwners = {
  /** JSON Resume's standard sample, after `npm run setup -- --yes`. */
  standard: contentFolder('standard'),
  /** Accents, emoji and Markdown, after the same command. */
  wordy: contentFolder('wordy'),
  /** A name and a hand-written site address; all else comes from the résumé. */
  minimal: contentFolder('minimal'),
} satisfies Record<string, SiteSettings>;

type Name = keyof typeof variants | keyof typeof otherOwners;

/** Parallel builds. */
const lanes = 2;

/** Runs before the first test. @throws when a build fails */
export default async function setup(project: TestProject) {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  writeOwner(join(folder, 'content/long'), long);
  writeArabicOwner(join(folder, 'content/arabic'));

  const requestedSites: Partial<Record<Name, SiteSettings>> = { ...variants };
  if (project.name === 'sweeps') {
    await Promise.all((['standard', 'wordy'] as const).map((name) => setUpOwner(join(folder, 'content', name), name)));
    writeByHand(join(folder, 'content/minimal'), 'minimal');
    Object.assign(requestedSites, otherOwners);
  }

  const sites: Partial<Record<Name, Served>> = {};
  const pendingSites = Object.entries(requestedSites);
  const lane = async (): Promise<void> => {
    for (let next = pendingSites.shift(); next; next = pendingSites.shift())
      Object.assign(sites, { [next[0]]: await serveSite(0, await freshVariant(...next)) });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const addresses = Object.entries(sites).map(([name, { address }]) => [name, address.replace(/\/$/, '')]);
  project.provide('sites', Object.fromEntries(addresses));
  project.provide('builtFolder', folder);
  return () => Promise.all(Object.values(sites).map(({ stop }) => stop()));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of each site's home page, without a trailing slash. */
    sites: Record<Name, string>;
    /** The folder with the built sites, each in a folder of its name. */
    builtFolder: string;
  }
}
