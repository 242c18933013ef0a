const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Decimal digits of any script become 0 to 9: Arabic ٧, Persian ۷ and full-width ７ become 7. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode lists the digits of a script consecutively from zero. Some lists are adjacent.
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });
}
