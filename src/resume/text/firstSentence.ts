/**
 * A text's first sentence with its full stop, or the whole text. A stop among the first twenty
 * characters or after an abbreviation does not count.
 */
export function firstSentence(text: string): string {
  const trimmedText = text.trim();
  for (const { index, 0: stop } of trimmedText.matchAll(/[.!?…]+(?=\s)|[。！？]/gu)) {
    const sentence = trimmedText.slice(0, index + stop.length);
    if (index >= 20 && !endsWithAbbreviation(sentence)) return sentence;
  }
  return trimmedText;
}

/** Abbreviations, single letters and short numbers whose full stop does not end a sentence: "z. B.", "Dr.", "im 11. Jahr". */
const abbreviationAtEnd = new RegExp(
  String.raw`(?:^|[\s.(])(?:\p{L}|\d{1,2}|p\. e[xj]|${[
    'Dr|Prof|Mr|Mrs|Ms|Mme|Hr|Sra?|Jr|Capt|Col|Gen|Gov|Lt|Rev|St|Mt|Ft|Str|Dipl|Ing|Sc|Eng|Mio|Mrd|Nr|No|Vol|ca|al|bzw',
    'inkl|vgl|evtl|ggf|usw|resp|approx|Assoc|Asst|Dept|Univ|vs|Inc|Ltd|Corp|Co|Bros',
  ].join('|')})\.\s*$`,
  'u',
);

/** Whether a text ends with an abbreviation or an initial: `Dr.`, `S. V.` */
export function endsWithAbbreviation(text: string): boolean {
  return abbreviationAtEnd.test(text);
}
