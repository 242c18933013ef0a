const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Converts the decimal digits of any script: Arabic ٧, Persian ۷ and full-width ７ become 7. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode lists the ten digits of a script in order. Some lists are adjacent, so use `% 10`.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });
}
