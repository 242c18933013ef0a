/**
 * Where a telephone number leads: `tel:+15035550100`. What is said after it, an extension, is left to the one who calls.
 *
 * @returns `''` for what has too few digits to be called, such as "on request"
 */
export function phoneAddress(phone: string): string {
  const number = phone.replace(/(ext|x|#).*$/i, '').replace(/[^+\d]/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : '';
}
