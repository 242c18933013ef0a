const rtlScript = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** A text to be put into a sentence: where it is written from right to left, what stands around it keeps its place. */
export function isolateRtl(text: string): string {
  return rtlScript.test(text) ? `\u2068${text}\u2069` : text;
}
