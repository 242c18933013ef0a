import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** What a visitor may have asked their system for, or be doing, that a style sheet answers to. */
export interface EmulatedMedia {
  readonly media?: 'print';
  readonly forcedColors?: 'active';
  readonly contrast?: 'more';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

/** What `null` says to Playwright: as the browser has it by itself. */
const ordinary = { media: null, forcedColors: null, contrast: null } as const;

/** Shows the page as in these media; what is not named is ordinary, so `{}` ends it. */
export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = ({ page }, media) =>
  page.emulateMedia({ ...ordinary, ...media });
