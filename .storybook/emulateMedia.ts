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

/** Playwright takes `null` as the browser's default. Pictures use the light color scheme. */
const defaults = { media: null, forcedColors: null, colorScheme: 'light', contrast: null } as const;

/** Emulates these media features. Omitted ones get their default; `{}` ends the emulation. */
export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = ({ page }, media) =>
  page.emulateMedia({ ...defaults, ...media });
