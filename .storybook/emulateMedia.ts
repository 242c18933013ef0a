import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Media features that a style sheet may query. */
export interface EmulatedMedia {
  readonly media?: 'print';
  readonly forcedColors?: 'active';
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

/** `null` is Playwright's word for the browser's own; pictures are made in its light scheme. */
const ordinary = { media: null, forcedColors: null, colorScheme: 'light', contrast: null } as const;

/** Shows the page as in these media; what is not named is ordinary, so `{}` ends it. */
export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = ({ page }, media) =>
  page.emulateMedia({ ...ordinary, ...media });
