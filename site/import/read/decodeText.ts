import { analyse } from 'chardet';

/** A decoded text. `encoding` is set if the bytes do not tell it, so that it is a guess. */
export type DecodedText = { text: string; encoding?: string };

/** The encoding of Western Windows programs, such as Excel. Each byte is a character in it. */
const western = 'windows-1252';
const westernNames = ['windows-1252', 'ISO-8859-1'];

/** Guesses for short texts are vague, so another encoding must be more likely by this many percent. */
const minLead = 20;

/** Decodes a text by its byte order mark, else as UTF-8, else in the most likely encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const unicode = unicodeText(bytes);
  if (unicode !== undefined) return { text: unicode };
  const [, declared] =
    /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(Buffer.from(bytes).toString('latin1', 0, 200)) ?? [];
  const encoding = [declared, likelyEncoding(bytes)].find((label) => label && decoded(bytes, label) !== undefined);
  return { text: decoded(bytes, encoding ?? western) ?? '', encoding: encodingName(encoding ?? western) };
}

function unicodeText(bytes: Uint8Array): string | undefined {
  const littleEndian = utf16LittleEndian(bytes);
  return decoded(bytes, littleEndian === undefined ? 'utf-8' : littleEndian ? 'utf-16le' : 'utf-16be');
}

/** The characters of windows-1252 from 0x80 to 0x9f. */
const westernCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
    const text = decoder.decode(bytes);
    // Node.js 20.18.3 and others decode windows-1252 as ISO-8859-1 (nodejs/node#56542).
    return decoder.encoding === western
      ? text.replace(/[\x80-\x9f]/g, (character) => westernCharacters[character.charCodeAt(0) - 0x80] ?? character)
      : text;
  } catch {
    return undefined;
  }
}

/** UTF-16 starts with a mark, or else with a Latin letter or a bracket, one of whose bytes is zero. */
function utf16LittleEndian([first, second]: Uint8Array): boolean | undefined {
  if (first === 0xff && second === 0xfe) return true;
  if (first === 0xfe && second === 0xff) return false;
  return first && second === 0 ? true : first === 0 && second ? false : undefined;
}

function likelyEncoding(bytes: Uint8Array): string {
  const guesses = analyse(bytes);
  const [best] = guesses;
  const westernGuess = guesses.find(({ name }) => westernNames.includes(name));
  return best && best.confidence > (westernGuess?.confidence ?? 0) + minLead ? best.name : western;
}

/** The name that owners know. Browsers and Windows read ISO-8859-1 as Windows-1252. */
function encodingName(label: string): string {
  const { encoding } = new TextDecoder(label);
  return encoding.replace(/^windows/, 'Windows').replace(/^(?!Windows).*/, (name) => name.toUpperCase());
}
