// Owners for the tests, as content folders, so that most tests do not depend on site/content.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '../config/settings.ts';
import { repository, type SiteSettings } from './freshVariant.ts';

const playerOne = join(repository, 'site/prepare/placeholder');

/** An owner with an English site, and a German one in a folder below. */
export const translatedOwner = join(repository, 'site/e2e/owners/translated');

/** Build settings of Player One's site at a host's root. */
export const playerOneSettings = { CONTENT_DIR: playerOne };

const contentOf = (folder: string) =>
  ['resume.json', 'game.json'].map((file) => ({
    ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
    $schema: '',
  }));

/**
 * The site of the owner in site/content, however complete their content is: its name, and its build
 * settings. Before `npm run setup` it is Player One's.
 */
export const ownSite: readonly [name: 'own' | 'root', settings: SiteSettings] = isDeepStrictEqual(
  contentOf(contentFolder()),
  contentOf(playerOne),
)
  ? ['root', playerOneSettings]
  : ['own', { ALLOW_PLACEHOLDER: '1' }];

/** Writes the content folder of a right-to-left owner, with words.json and fonts. */
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
