/** The names of all icons. Each is at most 16 x 16 dots, in the color of the surrounding text. */
export const iconNames = [
  'a',
  'b',
  'd-pad',
  'arrow-up',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'select',
  'start',
  'mail',
  'network',
  'code',
  'print',
  'tip',
  'home',
  'sound',
  'sheet',
  'booklet',
] as const;

export type IconName = (typeof iconNames)[number];
