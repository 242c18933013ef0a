import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Content } from '../../src/resume/Content.ts';
import { ownersFile } from '../config/ownersFile.ts';
import { type DocumentProblem, documentWarning } from './DocumentProblem.ts';
import { type FontFacts, fontFacts } from './fontFacts.ts';

const require = createRequire(import.meta.url);

const builtIn = [
  require.resolve('@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf'),
  require.resolve('@expo-google-fonts/libre-franklin/400Regular_Italic/LibreFranklin_400Regular_Italic.ttf'),
  require.resolve('@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf'),
  require.resolve('@expo-google-fonts/libre-franklin/700Bold_Italic/LibreFranklin_700Bold_Italic.ttf'),
  require.resolve('@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf'),
  require.resolve('@expo-google-fonts/vt323/400Regular/VT323_400Regular.ttf'),
  // Emoji as one-color outlines.
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];

/**
 * Libre Franklin lacks most of these. Without `plainFonts`, pixel or emoji fonts would print them.
 */
export const plainCharacters = /[\p{Script=Greek}\u{2190}-\u{21ff}\u{2605}\u{2606}\u{2713}-\u{2718}]/u;

const plainFonts = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

export type DocumentFont = FontFacts & { bytes: Buffer };

/** The fonts of the documents: the built-in ones, and those that the owner added. */
export type DocumentFonts = {
  builtIn: readonly DocumentFont[];
  owners: readonly DocumentFont[];
  /** The owner's font files that are missing, outside the folder, or not TTF or OTF. */
  problems: readonly DocumentProblem[];
};

/**
 * Reads the font files. The license of each built-in font is in its package.
 * @param folder the folder of game.json
 */
export function documentFonts({ game }: Content, folder: string): DocumentFonts {
  const owners: DocumentFont[] = [];
  const problems: DocumentProblem[] = [];
  for (const [index, file] of (game.documents?.fonts ?? []).entries()) {
    try {
      owners.push(fontIn(ownersFile(folder, file)));
    } catch (cause) {
      problems.push(documentWarning('game', ['documents', 'fonts', index], unusableFontMessage(file, cause)));
    }
  }
  const plain = plainFonts.map((file): DocumentFont => {
    const font = fontIn(readFileSync(file));
    return { ...font, has: (code) => plainCharacters.test(String.fromCodePoint(code)) && font.has(code) };
  });
  return { builtIn: [...builtIn.map((file) => fontIn(readFileSync(file))), ...plain], owners, problems };
}

function unusableFontMessage(file: string, cause: unknown): string {
  const reason = cause instanceof Error && !('code' in cause) ? cause.message : 'it is not a complete font file';
  return (
    `"${file}" cannot be used: ${reason}. The PDFs are built without it. ` +
    'Put a TTF or OTF file in the folder of game.json, and use its name here.'
  );
}

function fontIn(bytes: Buffer): DocumentFont {
  return { ...fontFacts(bytes), bytes };
}
