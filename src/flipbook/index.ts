// The door of the book for those who want nothing else of the house.
export type { Density } from './engine/density.ts';
export { defaultSettings, type FlipbookSettings, type Size } from './engine/settings.ts';
export { Flipbook, type FlipbookProps } from './Flipbook.tsx';
