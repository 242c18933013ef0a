// The owners that the tests know, as content folders to build from. An edit of site/content breaks no test.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownersFiles } from '../setup/testing/ownersFiles.ts';
import { repository } from './buildSite.ts';

/** Player One, with everything filled in. */
export const playerOne = join(repository, 'site/build/placeholder');

/** Who writes in English, and in German in a folder below. */
export const translatedOwner = join(repository, 'site/e2e/owners/translated');

/** What a build of Player One's site at a host's root is set to. */
export const playerOneSettings = { CONTENT_DIR: playerOne };

/** Fifteen jobs, sixty skills and a name of 100 characters without a space. */
export const long = {
  basics: { name: 'Wolfeschlegelsteinhausen'.repeat(9).slice(0, 100), label: 'Developer', email: 'w@example.com' },
  work: Array.from({ length: 15 }, (_, index) => ({
    name: `Employer number ${index + 1}`,
    position: 'Developer of whatever there was to develop',
    startDate: String(2010 + index),
    endDate: String(2011 + index),
    highlights: ['Did what was asked for.', 'Did what was not asked for, and was thanked.'],
  })),
  skills: Array.from({ length: 6 }, (_, group) => ({
    name: `Group ${group + 1}`,
    keywords: Array.from({ length: 10 }, (__, index) => `Skill ${group * 10 + index + 1}`),
  })),
};

const face = 'DejaVuSans.ttf';

/** Writes a content folder: this résumé, and Player One's game with some of the site's facts replaced. */
export function writeOwner(folder: string, resume: object | string, site: Readonly<Record<string, string>> = {}): void {
  const game: { site: object } = JSON.parse(readFileSync(join(playerOne, 'game.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'resume.json'), typeof resume === 'string' ? resume : JSON.stringify(resume));
  // Whatever script an owner writes in, the documents have a face for it.
  copyFileSync(join(repository, 'node_modules/dejavu-fonts-ttf/ttf', face), join(folder, face));
  const documents = { fonts: [face] };
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...game, site: { ...game.site, ...site }, documents }));
}

/** People with a résumé of their own, and an address where their site will be. */
export const otherOwners = {
  standard: { name: 'Richard Hendriks', address: 'https://richard.example.org/' },
  wordy: { name: 'Łucja Ødegård-Peña', address: 'https://lucja.example.org/' },
  minimal: { name: 'Kim Minimal', address: 'https://kim.example.org/' },
} as const;

export type Stranger = keyof typeof otherOwners;

/** Writes a content folder as `npm run setup -- --yes` does. @throws when setup refuses */
export async function setUpOwner(folder: string, stranger: Stranger): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const words = [ownersFiles[stranger], '--yes', '--address', otherOwners[stranger].address];
  await promisify(execFile)(process.execPath, [join(repository, 'site/setup/setupCli.mjs'), ...words], {
    env: { ...process.env, CONTENT_DIR: folder },
  });
}

/** Writes the content folder of an owner whose site is from right to left, in a language that is not shipped: with all its words, and a font. */
export function writeArabicOwner(folder: string): void {
  const fixtures = join(repository, 'stories/content/fixtures');
  const weights = ['400Regular', '700Bold'].map((weight) => [weight, `Vazirmatn_${weight}.ttf`] as const);
  mkdirSync(folder, { recursive: true });
  for (const file of ['resume', 'words'])
    copyFileSync(join(fixtures, `arabic.${file}.json`), join(folder, `${file}.json`));
  for (const [weight, font] of weights)
    copyFileSync(join(repository, 'node_modules/@expo-google-fonts/vazirmatn', weight, font), join(folder, font));
  const site = { address: 'https://layla.example/', language: 'ar' };
  const documents = { fonts: weights.map(([, font]) => font) };
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ site, documents }));
}

/** Writes a content folder by hand: the résumé as it is, and of the game only what must be said. */
export function writeByHand(folder: string, stranger: Stranger): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(ownersFiles[stranger], join(folder, 'resume.json'));
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ site: { address: otherOwners[stranger].address } }));
}
