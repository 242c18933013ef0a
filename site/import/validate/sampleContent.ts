import { type Finding, quoteValue, warning } from '../report/Finding.ts';
import { everyText } from '../values.ts';

/** Texts, or parts of texts, that themes of other tools ship with. */
const samples = [
  /lorem ipsum/i,
  /\bj(?:ohn|ane)[ .-]?doe\b/i,
  /\balbert-?einstein\b/i,
  /\brichard hendric?ks?\b|\bpied piper\b/i,
  /\byour[-_ ]?(?:(?:github|linkedin|twitter)[-_ ]?)?(?:user[-_ ]?name|name|handle|company|title)\b/i,
  /^(?:description|summary|highlight|text|bullet|point) \d+\.?$/i,
  /^(?:company|project|school|institution) name$/i,
];

/** Texts of the samples of JSON Resume and al-folio that nobody writes about themselves. */
const themeTexts = [
  /^started the company\.?$/i,
  /^(?:description|reference|summary)(?:…|\.{3})$/i,
  /^there is no spoon\.?$/i,
  /^awarded '(?:volunteer|teacher) of the month'$/i,
  /^(?:DB1101 - basic SQL|CS2011 - java introduction)$/i,
  /^won award at AIHacks 2016$/i,
  /^lorem ipsum/i,
];

/** Texts that show that a whole entry is from these samples. */
const themeEntries = [
  /^ferrets$/i,
  /prizes\/physics\/1921\/einstein/,
  /^(?:zur elektrody|über einen die erzeugung und verwandlung|die grundlage der allgemeinen relativ)/i,
  /^quantum computing is the use of quantum-mechanical phenomena/i,
  /^lead organizer for the new york city branch of the people's climate march/i,
];

const exampleHost = /^(?:https?:\/\/|[^\s@]+@)?(?:www\.)?example\.(?:com|org|net)(?:[/?#:]\S*)?$/i;

/** Whether a text is a web address or an email address at `example.com`. */
export const hasExampleHost = (text: string): boolean => exampleHost.test(text);

export const isThemeText = (text: string): boolean => themeTexts.some((sample) => sample.test(text.trim()));

export const isThemeEntry = (text: string): boolean => themeEntries.some((sample) => sample.test(text.trim()));

/** Whether a text, or a part of it, is from a theme. */
export const isSample = (text: string): boolean => samples.some((sample) => sample.test(text));

/** Warns of the sample content of a theme. */
export function sampleContent(document: unknown): Finding[] {
  return everyText(document).flatMap(({ path, text }) =>
    isSample(text)
      ? [warning(path, `${quoteValue(text)} looks like a theme's sample content. Replace it, or remove it.`)]
      : [],
  );
}
