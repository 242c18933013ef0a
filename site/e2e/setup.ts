// Builds the site for several owners and places, and serves each, once a run.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { repository, type SiteSettings } from './buildSite.ts';
import { variantsFolder as folder, freshVariants } from './freshVariant.ts';
import { arabic, long, playerOne, playerOneSettings, setUpOwner, writeByHand, writeOwner } from './owners.ts';

type Variant = { base: string; settings: SiteSettings };

const variants = {
  /** With the words of site/content, whosever they are, and however far their owner has come. */
  own: { base: '/', settings: { ALLOW_PLACEHOLDER: '1' } },
  /** Player One, at a host's root. */
  root: { base: '/', settings: playerOneSettings },
  /** Where a code host puts a project's pages; the path comes from the address. */
  subPath: {
    base: '/some/repo/',
    settings: { CONTENT_DIR: playerOne, SITE_ADDRESS: 'https://example.org/some/repo', ALLOW_PLACEHOLDER: '1' },
  },
  long: { base: '/', settings: { CONTENT_DIR: join(folder, 'content/long') } },
  arabic: { base: '/', settings: { CONTENT_DIR: join(folder, 'content/arabic') } },
  /** The standard sample of JSON Resume, made a site by `npm run setup -- --yes`. */
  standard: { base: '/', settings: { CONTENT_DIR: join(folder, 'content/standard') } },
  /** Accents, emoji and Markdown, made a site in the same way. */
  wordy: { base: '/', settings: { CONTENT_DIR: join(folder, 'content/wordy') } },
  /** A name, and by hand the site's address: all else is drawn from the résumé. */
  minimal: { base: '/', settings: { CONTENT_DIR: join(folder, 'content/minimal') } },
} satisfies Record<string, Variant>;

type Name = keyof typeof variants;

/** Runs before the first test. @throws when a build fails */
export default async function setup(project: TestProject) {
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  writeOwner(join(folder, 'content/long'), long);
  writeOwner(join(folder, 'content/arabic'), arabic, { language: 'ar' });

  await Promise.all([
    setUpOwner(join(folder, 'content/standard'), 'standard'),
    setUpOwner(join(folder, 'content/wordy'), 'wordy'),
  ]);
  writeByHand(join(folder, 'content/minimal'), 'minimal');

  const names: Name[] = ['own', 'root', 'subPath', 'long', 'arabic', 'standard', 'wordy', 'minimal'];
  await freshVariants(Object.fromEntries(names.map((name) => [name, variants[name].settings])));
  const servers = await Promise.all(names.map((name) => served(name, variants[name])));
  const addresses = new Map(servers.map(({ name, address }) => [name, address]));
  const address = (name: Name) => addresses.get(name) ?? '';
  project.provide('sites', {
    own: address('own'),
    root: address('root'),
    subPath: address('subPath'),
    long: address('long'),
    arabic: address('arabic'),
    standard: address('standard'),
    wordy: address('wordy'),
    minimal: address('minimal'),
  });
  project.provide('builtFolder', folder);
  return () => Promise.all(servers.map(({ server }) => server.close()));
}

async function served(name: Name, { base }: Variant) {
  const outDir = join(folder, name);
  const root = join(repository, 'site');
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    base,
    build: { outDir },
    preview: { port: 0, strictPort: false },
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!address) throw new Error(`The site "${name}" is built, but its server has no address.`);
  return { name, server, address };
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of each site's home page, without a closing slash. */
    sites: Record<Name, string>;
    /** Where the sites were written, each to a folder of its name. */
    builtFolder: string;
  }
}
