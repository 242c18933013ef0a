import { type Finding, quoteValue, warning } from '../report/Finding.ts';
import { everyText } from '../values.ts';

/** Texts, or parts of texts, that themes of other tools ship with. */
const samples = [
  /lorem ipsum/i,
  /\bj(?:ohn|ane)[ .-]?doe\b/i,
  /\balbert-?einstein\b/i,
  /\brichard hendricks?\b|\bpied piper\b/i,
  /\byour[-_ ]?(?:(?:github|linkedin|twitter)[-_ ]?)?(?:user[-_ ]?name|name|handle|company|title)\b/i,
  /^(?:description|summary|highlight|text|bullet|point) \d+\.?$/i,
  /^(?:company|project|school|institution) name$/i,
];

/** Warns of the sample content of a theme. */
export function sampleContent(document: unknown): Finding[] {
  return everyText(document).flatMap(({ path, text }) =>
    samples.some((sample) => sample.test(text))
      ? [warning(path, `${quoteValue(text)} looks like a theme's sample content. Replace it, or remove it.`)]
      : [],
  );
}
