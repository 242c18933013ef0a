// Rules for every story: it logs no error or warning, its viewport exists, and it matches its
// committed picture, unless its parameters disable snapshots.
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { EmulatedMedia } from './emulateMedia.ts';
import preview from './preview.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** False in any browser but the pinned one, because other browsers render other pixels. */
    comparesPictures: boolean;
  }
}

interface StoryContext {
  story?: {
    parameters: { visual?: { target?: string; media?: EmulatedMedia }; chromatic?: { disableSnapshot?: boolean } };
    globals: { viewport?: { value?: string } };
  };
}

/** A taller frame would be slow to capture and review. */
const maxPictureHeightPx = 2000;

/** Grows the frame up to the story's height, because a browser paints only the part inside it. */
async function growFrame(): Promise<void> {
  const height = Math.ceil(document.documentElement.scrollHeight);
  if (height <= window.innerHeight) return;
  await page.viewport(window.innerWidth, Math.min(height, maxPictureHeightPx));
  if (height <= maxPictureHeightPx) return;
  Object.assign(document.body.style, { maxHeight: `${maxPictureHeightPx}px`, overflow: 'clip' });
}

// Stops the caret from blinking, because otherwise only some pictures would show it. A transparent
// caret would show in forced colors.
const stillCaret = new CSSStyleSheet();
stillCaret.replaceSync('* { caret-animation: manual }');
document.adoptedStyleSheets.push(stillCaret);

const viewports = Object.keys(preview.parameters?.viewport?.options ?? {});

beforeEach(({ task }) => {
  // Vitest sends a story's `meta` to Node up to three times. Hide axe's results in it, 0.3 MB per
  // story, since a violation has already failed the story. Only Storybook's own window shows them.
  if (import.meta.env.VITEST_STORYBOOK === 'false') {
    Object.defineProperty(task.meta, 'reports', { enumerable: false, writable: true, configurable: true });
  }
  Object.assign(document.body.style, { maxHeight: '', overflow: '' });
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async (context) => {
  const logged = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock?.calls ?? []);
  vi.restoreAllMocks();
  expect(
    logged.map((call) => call.map(String).join(' ')),
    'A story must log no error or warning',
  ).toEqual([]);

  // Storybook's plugin adds both to the context; Vitest's types do not include them.
  const { story } = context as unknown as StoryContext;
  const { storyId } = context.task.meta as { storyId?: string };
  if (!story || !storyId || context.task.result?.state === 'fail') return;

  const viewport = story.globals.viewport?.value;
  if (viewport !== undefined && !viewports.includes(viewport)) {
    // Otherwise Storybook would silently show the story at 1200 x 900.
    throw new Error(
      `${storyId}: unknown viewport ${viewport}. Expected ${viewports.join(', ')} (.storybook/preview.tsx).`,
    );
  }

  // `chromatic.disableSnapshot`: a story without a picture on Chromatic has none here.
  if (story.parameters.chromatic?.disableSnapshot || !inject('comparesPictures')) return;
  await document.fonts.ready;
  const { target = 'body', media } = story.parameters.visual ?? {};
  if (!document.querySelector(target)) throw new Error(`The picture of ${storyId} has no element ${target}.`);
  // Applies to the picture only and is always undone, because the next story uses the same page.
  if (media) await commands.emulateMedia(media);
  try {
    await growFrame();
    const difference = await commands.comparePicture(storyId, target);
    const renewal = `If the change is intended: npm run pictures -- ${context.task.file.name}`;
    if (difference) throw new Error(`${difference}\n\n${renewal}`);
  } finally {
    if (media) await commands.emulateMedia({});
  }
});
