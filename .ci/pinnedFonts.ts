// The fonts a browser falls back to differ from machine to machine, and a bare Debian has none. A browser that is shown
// one family from the lock file, and nothing else, draws the same letters (and the same empty boxes) everywhere.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the settings that show the browser the pinned fonts only, and answers the folder to hand to it as
 * `FONTCONFIG_PATH`.
 *
 * @param fonts the folder of the font files
 * @param folder where the settings and the browser's own index of the fonts are kept
 */
export function pinnedFonts(fonts: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  // Written aside and renamed, so that a browser starting just now never reads half a file.
  const partial = join(folder, `fonts.conf.${process.pid}`);
  writeFileSync(partial, settings(fonts, folder));
  renameSync(partial, join(folder, 'fonts.conf'));
  return folder;
}

const families = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };

function settings(fonts: string, folder: string): string {
  const aliases = Object.entries(families).map(
    ([generic, family]) => `  <alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>\n`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'index')}</cachedir>
${aliases.join('')}</fontconfig>
`;
}
