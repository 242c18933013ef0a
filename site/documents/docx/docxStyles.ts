// The fonts, colors, spacing and lists of the Word résumé. The styles are Word's own, which
// applicant tracking systems recognize.
import { AlignmentType, LevelFormat } from 'docx';
import { paletteColor } from '../palette.ts';

const font = 'Calibri';

/** Font sizes, in half points. */
export const sizes = { text: 21, name: 48, role: 26, section: 28, entry: 22 };
export const spotColor = paletteColor('rust').slice(1);
export const faintColor = '5c586c';
/** Spacing, in twentieths of a point. */
export const spaces = { section: 280, entry: 180, line: 40, indent: 360 };

/** @param language the language of the owner's texts */
export function docxStyles(language: string) {
  return {
    default: {
      document: { run: { font, size: sizes.text, language: { value: language } } },
      heading1: { run: { size: sizes.name, bold: true, color: paletteColor('night').slice(1), font } },
      heading2: { run: { size: sizes.section, bold: true, color: spotColor, font } },
      heading3: { run: { size: sizes.entry, font } },
      heading4: { run: { size: sizes.text, font } },
      hyperlink: { run: { color: spotColor } },
    },
  };
}

/** Word has nine levels of lists, counted from 0. */
const maxListLevel = 8;
const [bulletStyle, numberStyle] = ['bulleted', 'numbered'] as const;

const listStyle = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  reference,
  levels: Array.from({ length: maxListLevel + 1 }, (_, level) => ({
    level,
    format,
    text: text.replace('1', String(level + 1)),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: (level + 1) * spaces.indent, hanging: 260 } } },
  })),
});

export const docxLists = {
  config: [listStyle(bulletStyle, LevelFormat.BULLET, '•'), listStyle(numberStyle, LevelFormat.DECIMAL, '%1.')],
};

/** The place of an item in the list with this number, at a level from 0. */
export function listPlace(isNumbered: boolean, level: number, listNumber: number) {
  const reference = isNumbered ? numberStyle : bulletStyle;
  return { reference, level: Math.min(level, maxListLevel), instance: listNumber };
}
