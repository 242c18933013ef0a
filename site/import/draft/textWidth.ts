// Measures printed text without a browser, from the glyph widths of Libre Franklin in hundredths of
// an em.

/** Widths from space (U+0020) to tilde (U+007E), two digits each, capped at 99. */
const widths =
  '21244160609278242929385621382134694660646565666067662123545654528373707172636074732942706091767669767064647171996967632934294852' +
  '28556054605838605824245624915860606038513958558054534830263057';

/** The first code point of square characters: Chinese, Japanese, Korean, pictures. */
const firstSquareCharacter = 0x2e80;

/** Emoji are wider than letters, on screen and on paper. */
const emojiWidth = 135;

/** Symbols before it, such as ©, are letters of every font. */
const firstPictograph = 0x2190;

const joiner = '\u200D';

/** Characters outside the table: Greek, Cyrillic, Arabic, symbols. Wider than most of them are. */
const otherWidth = 66;

/** A text's width on one line, in em. Usually at least the printed one: it ignores kerning. */
export function textWidth(text: string): number {
  let hundredths = 0;
  let isJoined = false;
  for (const character of text.normalize('NFD')) {
    // Joined emoji form one picture.
    if (!isJoined) hundredths += characterWidth(character);
    isJoined = character === joiner;
  }
  return hundredths / 100;
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const offset = (code - 0x20) * 2;
  if (offset >= 0 && offset < widths.length) return Number(widths.slice(offset, offset + 2));
  if (/[\p{M}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  if (code >= firstPictograph && /\p{Extended_Pictographic}/u.test(character)) return emojiWidth;
  return code >= firstSquareCharacter ? 100 : otherWidth;
}
