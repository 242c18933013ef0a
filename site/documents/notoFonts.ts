// Fonts on npm (OFL), one for each script. All are Noto fonts, except Vazirmatn for Arabic: Noto's
// Arabic font draws dots as separate glyphs, which split words in PDFs.

/** Unicode's names of scripts. The packages' names end with them, in lower case. */
const scripts = (
  'Hebrew Devanagari Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Sinhala Thai Lao Khmer Myanmar ' +
  'Georgian Armenian Ethiopic Cherokee Mongolian Syriac'
).split(' ');

/** The forms of Chinese characters differ by language. */
const hanFonts: Readonly<Record<string, string>> = {
  ja: 'jp',
  ko: 'kr',
  'zh-TW': 'tc',
  'zh-HK': 'hk',
  'zh-Hant': 'tc',
};

export type NotoFont = {
  /** The name of the script: "Arabic". */
  script: string;
  /** "Noto Sans Thai". */
  name: string;
  packageName: string;
  /** The approximate size of the regular and the bold font together. */
  megabytes: number;
};

/** Punctuation and letters as wide as a Chinese character. */
const fullWidth = /[\u3000-\u303F\uFF00-\uFFEF]/;

/** Beside kana or Hangul, Chinese characters are Japanese or Korean, except on a Chinese site. */
const hanLanguages: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
];

/** The fonts for some letters, in the letters' order. */
export function notoFontsFor(letters: readonly string[], language: string): readonly NotoFont[] {
  const [, scriptLanguage = language] =
    hanLanguages.find(([script]) => letters.some((letter) => script.test(letter))) ?? [];
  const hanLanguage = language.startsWith('zh') ? language : scriptLanguage;
  // Skips punctuation, which each script's font has, too.
  const scriptLetters = letters.filter((letter) => !/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter));
  const fonts = (scriptLetters.length > 0 ? scriptLetters : letters).map((letter) => notoFontFor(letter, hanLanguage));
  return [...new Map(fonts.map((font) => [font.packageName, font])).values()];
}

function notoFontFor(letter: string, language: string): NotoFont {
  const isIn = (script: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter);
  if (isIn('Hangul')) return notoFont('Korean', 'kr');
  if (isIn('Hiragana') || isIn('Katakana')) return notoFont('Japanese', 'jp');
  if (isIn('Han') || fullWidth.test(letter))
    return notoFont('Chinese', hanFonts[language] ?? hanFonts[language.slice(0, 2)] ?? 'sc');
  if (isIn('Arabic'))
    return { script: 'Arabic', name: 'Vazirmatn', packageName: '@expo-google-fonts/vazirmatn', megabytes: 1 };
  const script = scripts.find(isIn);
  // For an unknown script, the warning reads "their fonts have no such letters".
  return script ? notoFont(script, script.toLowerCase()) : notoFont('such', '');
}

/** @param font the last part of the package's name: a script, or a region's code for the large East Asian fonts */
function notoFont(script: string, font: string): NotoFont {
  const isEastAsian = font.length === 2;
  const words = isEastAsian ? font.toUpperCase() : font.charAt(0).toUpperCase() + font.slice(1);
  const packageName = ['@expo-google-fonts/noto-sans', font].filter(Boolean).join('-');
  return { script, name: `Noto Sans ${words}`.trim(), packageName, megabytes: isEastAsian ? 20 : 1 };
}
