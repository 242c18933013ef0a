/** What there is an icon for. Each is 16 x 16 dots at most, in one colour: that of the text around it. */
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
