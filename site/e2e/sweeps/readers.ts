import type { BrowserContextOptions } from 'playwright';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** Text twice as large, as browsers make it that enlarge nothing else. */
const largeText = ':root { font-size: 200% }';

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

export type Reader = {
  options: BrowserContextOptions;
  styles?: string;
  /** Whether they go by keyboard: to each stop of each screen. */
  byKeyboard?: true;
  /** Whether axe looks at each screen, too. */
  asksAxe?: true;
};

/** Those who read on little room, things larger, further apart, or in colours of their own. */
export const readers: readonly (readonly [who: string, reader: Reader])[] = [
  ['a narrow phone', { options: { viewport: { width: 360, height: 740 } }, asksAxe: true }],
  ['200 % text on a desk', { options: { viewport: desk }, styles: largeText }],
  ['200 % text on a phone', { options: { viewport: phone }, styles: largeText }],
  ['400 % zoom', { options: { viewport: { width: 320, height: 256 } }, byKeyboard: true }],
  ['text spacing on a desk', { options: { viewport: desk }, styles: textSpacing, asksAxe: true }],
  ['text spacing on a phone', { options: { viewport: phone }, styles: textSpacing }],
  [
    'dark forced colours',
    { options: { viewport: desk, forcedColors: 'active', colorScheme: 'dark' }, byKeyboard: true },
  ],
  ['light forced colours', { options: { viewport: phone, forcedColors: 'active', colorScheme: 'light' } }],
];
