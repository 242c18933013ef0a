import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../config/testing/temporaryFolder.ts';
import { replaceFiles } from './replaceFiles.ts';

type Site = Readonly<Record<string, string>>;

// The text of a page lists the files that it loads or links to.
const oldSite: Site = {
  '.playable-resume': 'mark',
  'assets/old.js': 'old code',
  'gone/old.css': 'old',
  'index.html': 'assets/old.js gone/old.css pdf/cv.pdf work/old.html',
  'notes/a.txt': 'once a folder',
  'pdf/cv.pdf': 'old cv',
  'pdf/old.pdf': 'old',
  'work/old.html': 'assets/old.js pdf/old.pdf index.html',
};
const newSite: Site = {
  '.playable-resume': 'mark',
  'assets/new.js': 'new code',
  'index.html': 'assets/new.js pdf/cv.pdf work/new.html notes',
  'added/new.css': 'new',
  notes: 'now a file',
  'pdf/cv.pdf': 'new cv',
  'work/new.html': 'assets/new.js added/new.css index.html',
};

function write(folder: string, site: Site): string {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const readSite = (folder: string): Site =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

function missingFiles(folder: string): readonly string[] {
  const site = readSite(folder);
  const pages = Object.entries(site).filter(([file]) => file.endsWith('.html'));
  return pages.flatMap(([page, text]) =>
    text.split(' ').flatMap((file) => (existsSync(join(folder, file)) ? [] : [`${page}: ${file}`])),
  );
}

/** Replaces the old site in a temporary folder, but stops after some steps. */
function replaceUntil(steps: number): { folder: string; isDone: boolean } {
  const root = temporaryFolder();
  const folder = write(join(root, 'out'), oldSite);
  const replacement = replaceFiles(write(join(root, 'new'), newSite), folder);
  for (let step = 0; step < steps; step += 1) if (replacement.next().done) return { folder, isDone: true };
  return { folder, isDone: false };
}

test('wherever a build stops, files are whole, pages find their files, and the next build completes the site', () => {
  for (let steps = 0; ; steps += 1) {
    const { folder, isDone } = replaceUntil(steps);
    for (const [file, text] of Object.entries(readSite(folder))) expect([oldSite[file], newSite[file]]).toContain(text);
    expect(missingFiles(folder)).toEqual([]);
    const completed = join(dirname(folder), 'completed');
    cpSync(folder, completed, { recursive: true });
    for (const _ of replaceFiles(join(dirname(folder), 'new'), completed));
    expect(readSite(completed)).toEqual(Object.fromEntries(Object.entries(newSite).sort()));
    if (!isDone) continue;
    expect(steps).toBeGreaterThan(Object.keys({ ...oldSite, ...newSite }).length);
    return;
  }
});
