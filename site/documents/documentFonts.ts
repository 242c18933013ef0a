import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Content } from '../../src/content/Content.ts';
import { type FontFacts, fontFacts } from './fontFacts.ts';

const require = createRequire(import.meta.url);

const builtIn = [
  require.resolve('@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf'),
  require.resolve('@expo-google-fonts/libre-franklin/400Regular_Italic/LibreFranklin_400Regular_Italic.ttf'),
  require.resolve('@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf'),
  require.resolve('@expo-google-fonts/libre-franklin/700Bold_Italic/LibreFranklin_700Bold_Italic.ttf'),
  require.resolve('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf'),
  require.resolve('@expo-google-fonts/vt323/400Regular/VT323_400Regular.ttf'),
];

/** A font file, and what is known of it. */
export type DocumentFont = FontFacts & { bytes: Buffer };

/** The faces of the documents: those that are built in, and those that the owner has added. */
export type DocumentFonts = { builtIn: readonly DocumentFont[]; owners: readonly DocumentFont[] };

/**
 * Reads the font files, each of which has its licence beside it.
 *
 * @param folder where the owner's paths start
 * @throws when one of the owner's files is not there or no TTF or OTF
 */
export function documentFonts({ game }: Content, folder: string): DocumentFonts {
  return {
    builtIn: builtIn.map((file) => fontIn(readFileSync(file))),
    owners: (game.documents?.fonts ?? []).map((file, index) => ownersFont(resolve(folder, file), file, index)),
  };
}

function ownersFont(path: string, file: string, index: number): DocumentFont {
  try {
    return fontIn(readFileSync(path));
  } catch (cause) {
    throw new Error(
      `game.json  documents.fonts[${index}]: "${file}" cannot be used (${cause instanceof Error ? cause.message : cause}). ` +
        'Name a TTF or OTF file, seen from the folder of game.json.',
      { cause },
    );
  }
}

function fontIn(bytes: Buffer): DocumentFont {
  return { ...fontFacts(bytes), bytes };
}
