/** Replaces the digits of any script with 0 to 9. Unicode lists the digits of a script in order, from zero. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let codePoint = digit.codePointAt(0) ?? 0;
    let value = -1;
    for (; /\p{Nd}/u.test(String.fromCodePoint(codePoint)); codePoint--) value++;
    return String(value % 10);
  });
}
