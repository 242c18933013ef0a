/** Replaces the digits of any script with 0 to 9. Unicode lists the digits of a script in order, from zero. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let codePoint = digit.codePointAt(0) ?? 0;
    let value = -1;
    // The digits of several scripts may follow each other directly, so the count may exceed 9.
    for (; /\p{Nd}/u.test(String.fromCodePoint(codePoint)); codePoint--) value++;
    return String(value % 10);
  });
}
