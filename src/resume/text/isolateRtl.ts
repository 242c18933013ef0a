const rtlScript = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** Isolates right-to-left text within a sentence, so that the words around it keep their order. */
export function isolateRtl(text: string): string {
  return rtlScript.test(text) ? `\u2068${text}\u2069` : text;
}
