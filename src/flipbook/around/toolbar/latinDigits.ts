const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The text with every decimal digit as one of 0 to 9, whatever its script: Arabic ٧, Persian ۷ and full-width ７ become 7. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in a row, from zero. Some rows follow one another.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });
}
