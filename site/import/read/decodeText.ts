import { analyse } from 'chardet';

/** `encoding` is set unless the text is Unicode. `lostCharacters` counts its damaged characters. */
export type DecodedText = { text: string; encoding?: string; lostCharacters?: number };

/** The encoding of Western Windows programs, such as Excel. Each byte is a character in it. */
const western = 'windows-1252';
const westernNames = ['windows-1252', 'ISO-8859-1'];

/** Another encoding must be this many percentage points more likely, because guesses for short texts are vague. */
const minLead = 20;

/** Decodes a text as Unicode, or else in its declared or likely encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const unicodeText = tryDecode(bytes, unicodeLabel(bytes));
  if (unicodeText !== undefined) return { text: unicodeText };
  const damagedText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lostCharacters = damagedText.match(damage)?.length ?? 0;
  const otherCharacters = damagedText.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  if (otherCharacters > 2 * lostCharacters) return { text: damagedText.replace(damage, ''), lostCharacters };
  const [, declared] =
    /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(Buffer.from(bytes).toString('latin1', 0, 200)) ?? [];
  const encoding = [declared, likelyEncoding(bytes)].find((label) => label && tryDecode(bytes, label) !== undefined);
  return { text: tryDecode(bytes, encoding ?? western) ?? '', encoding: encodingName(encoding ?? western) };
}

/** Bytes that are not UTF-8. Programs write "?" for a byte that they cannot read. */
const damage = /\uFFFD+\??/gu;

/** UTF-16 starts with a byte order mark, or with a Latin letter or a bracket, one of whose bytes is zero. */
function unicodeLabel([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8';
}

/** The characters of windows-1252 from 0x80 to 0x9f. */
const westernCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function tryDecode(bytes: Uint8Array, label: string): string | undefined {
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

function likelyEncoding(bytes: Uint8Array): string {
  const guesses = analyse(bytes);
  const [best] = guesses;
  const westernGuess = guesses.find(({ name }) => westernNames.includes(name));
  return best && best.confidence > (westernGuess?.confidence ?? 0) + minLead ? best.name : western;
}

/** The name that owners know. Browsers and Windows read ISO-8859-1 as Windows-1252. */
function encodingName(label: string): string {
  const { encoding } = new TextDecoder(label);
  return encoding.startsWith('windows') ? encoding.replace('w', 'W') : encoding.toUpperCase();
}
