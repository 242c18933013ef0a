// Reads what referees said. Their names alone are not imported: they are other people's data.
import { isPraise } from '../../normalize/objects/emptyEntries.ts';
import type { TextLine } from '../../read/TextLine.ts';

/** "“She planes well.” – Bo Elm, Foreman" */
const withSpeaker = /^(["“„«].*["”“»])\s*[–—-]?\s*(\p{Lu}[^"”“»]*)$/u;

/** References with a text. The lines above a text name its speaker, or those below if a text comes first. */
export function referencesIn(lines: readonly TextLine[]) {
  const isTextFirst = isPraise(lines[0]?.text ?? '');
  const references: { texts: string[]; speaker: string[] }[] = [];
  let names: string[] = [];
  for (const { text } of lines) {
    const last = references.at(-1);
    const [, quote = text, speaker] = withSpeaker.exec(text) ?? [];
    if (!isPraise(quote)) (isTextFirst && last ? last.speaker : names).push(text);
    else if (last && names.length + last.speaker.length === 0) last.texts.push(quote);
    else {
      references.push({ texts: [quote], speaker: speaker ? [speaker] : names });
      names = [];
    }
  }
  return { references: references.map(toReference), unused: names };
}

function toReference({ texts, speaker: [first = '', ...others] }: { texts: string[]; speaker: string[] }) {
  const [name = '', ...roles] = first.replace(/^[–—-]\s*/, '').split(/,\s+|\s+[–—-]\s*/);
  // A line with a number is an address.
  const position = [...roles, ...others.filter((text) => !/\d/.test(text))].join(', ');
  return { name, position, reference: texts.join('\n\n') };
}
