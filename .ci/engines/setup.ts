// Once a run: starts the engines, and builds and serves what they are shown, Player One's site and the library's book of
// colours.
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { repository } from '../../site/e2e/buildSite.ts';
import { freshVariant } from '../../site/e2e/freshVariant.ts';
import { playerOneSettings } from '../../site/e2e/owners.ts';
import { serveFolder } from '../site/serveFolder.ts';
import { serveSite } from '../site/serveSite.ts';
import { productionBuild } from '../steps/productionBuild.ts';
import { engines } from './engines.ts';

const pages = resolve(import.meta.dirname, 'pages');
/** Each process has its own: those of two engines run beside each other. */
const folder = join(repository, 'dist/engines', process.env.ENGINE ?? 'all');

/** Runs before the first test. @throws when a build fails, or an engine cannot be started */
export default async function setup(project: TestProject) {
  const present = engines.filter(({ isThere }) => isThere);
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => void (await Promise.allSettled(stops.map((stop) => stop())));
  const started = async <Running extends { stop: () => Promise<void> }>(starting: Promise<Running>) => {
    const running = await starting;
    stops.push(running.stop);
    return running;
  };
  const startEngines = present.map(async (engine) => [engine.name, (await started(engine.start())).address] as const);
  const startPages = async () => {
    // Where there is no engine every test is skipped: nothing need be built.
    if (present.length === 0) return { site: '', strict: '', book: '' };
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([buildProbedSite(join(folder, 'site')), buildProbedBook(join(folder, 'book'))]);
    const site = await started(serveSite(0, join(folder, 'site')));
    const strict = await started(serveSite(0, strictHost(join(folder, 'site'))));
    const book = await started(serveFolder(join(folder, 'book'), 0));
    const rootOf = ({ address }: typeof site) => address.replace(/\/$/, '');
    return { site: rootOf(site), strict: rootOf(strict), book: `${book.address}book.html` };
  };

  // All come to an end before any error is passed on: what has been started by then is stopped.
  const starting = [startPages(), Promise.all(startEngines)] as const;
  await Promise.allSettled([...starting, ...startEngines]);
  try {
    const [{ site, strict, book }, addresses] = await Promise.all(starting);
    project.provide('engineSite', site);
    project.provide('strictEngineSite', strict);
    project.provide('engineBook', book);
    project.provide('engineAddresses', Object.fromEntries(addresses));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** The site as it is deployed: the end-to-end tests' build of it. */
async function buildProbedSite(outDir: string): Promise<void> {
  cpSync(await freshVariant('root', playerOneSettings), outDir, { recursive: true });
  addProbe(outDir);
  addScriptless(outDir);
}

/** A flipbook page at `/lost` whose script is not there: as a line that breaks leaves it. */
function addScriptless(outDir: string): void {
  const html = readFileSync(join(outDir, 'flipbook.html'), 'utf8');
  writeFileSync(join(outDir, 'lost.html'), html.replace(/(<script type="module"[^>]*src=")/, '$1/lost'));
}

function strictHost(site: string): string {
  const copy = `${site}-strict`;
  cpSync(site, copy, { recursive: true });
  appendFileSync(join(copy, '_headers'), "\n/*\n  Content-Security-Policy: default-src 'self'\n");
  return copy;
}

async function buildProbedBook(outDir: string): Promise<void> {
  const input = join(pages, 'book.html');
  await productionBuild({ root: pages, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
  addProbe(outDir);
}

/** Gives every page in a folder a first script that keeps what goes wrong. */
function addProbe(built: string): void {
  cpSync(join(pages, 'probe.js'), join(built, 'probe.js'));
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(built, file), 'utf8');
    writeFileSync(join(built, file), html.replace('<head>', '<head><script src="/probe.js"></script>'));
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of Player One's site, without a closing slash. */
    engineSite: string;
    /** The same, on a host whose own policy refuses all that stands in a page itself. */
    strictEngineSite: string;
    /** The address of the page that offers `window.testBook`. */
    engineBook: string;
    /** Where the engines listen that have been started, by their names. */
    engineAddresses: Readonly<Record<string, string>>;
  }
}
