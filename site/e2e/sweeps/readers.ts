import type { BrowserContextOptions } from 'playwright';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** 200 % text without zoom. */
const largeText = ':root { font-size: 200% }';

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

export type Reader = {
  options: BrowserContextOptions;
  styles?: string;
  /** Whether to visit each Tab stop of each screen. */
  byKeyboard?: true;
  /** Whether to run axe on each screen. */
  asksAxe?: true;
};

/** Readers with small windows, larger text, wider spacing, or their own colors. */
export const readers: readonly (readonly [who: string, reader: Reader])[] = [
  ['a narrow phone', { options: { viewport: { width: 360, height: 740 } }, asksAxe: true }],
  ['200 % text on a desktop', { options: { viewport: desk }, styles: largeText }],
  ['200 % text on a phone', { options: { viewport: phone }, styles: largeText }],
  ['400 % zoom', { options: { viewport: { width: 320, height: 256 } }, byKeyboard: true }],
  ['text spacing on a desktop', { options: { viewport: desk }, styles: textSpacing, asksAxe: true }],
  ['text spacing on a phone', { options: { viewport: phone }, styles: textSpacing }],
  [
    'dark forced colors',
    { options: { viewport: desk, forcedColors: 'active', colorScheme: 'dark' }, byKeyboard: true },
  ],
  ['light forced colors', { options: { viewport: phone, forcedColors: 'active', colorScheme: 'light' } }],
];
