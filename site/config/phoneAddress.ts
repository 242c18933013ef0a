/**
 * A `tel:+15035550100` link, without an extension after the number.
 * @returns `''` for texts with too few digits to call, such as "on request"
 */
export function phoneAddress(phone: string): string {
  const number = phone.replace(/(ext|x|#).*$/i, '').replace(/[^+\d]/g, '');
  return /\d{3}/.test(number) ? `tel:${number}` : '';
}
