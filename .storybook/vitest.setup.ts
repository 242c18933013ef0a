// Rules for every story: it logs no error or warning, its viewport exists, and it equals its committed picture to the pixel.
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { EmulatedMedia } from './emulateMedia.ts';
import preview from './preview.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** False in any browser but the pinned one: another draws other pixels. */
    comparesPictures: boolean;
  }
}

interface StoryContext {
  story?: {
    parameters: { visual?: { target?: string; media?: EmulatedMedia }; chromatic?: { disableSnapshot?: boolean } };
    globals: { viewport?: { value?: string } };
  };
}

/** Pictures show no more of a long story than this, in CSS pixels: a longer frame is slow to capture and to review. */
const tallestPicture = 2000;

/** Only what lies in the frame is painted: for its picture the frame grows to the story, and a very long story is cut. */
async function frameWhole(): Promise<void> {
  const height = Math.ceil(document.documentElement.scrollHeight);
  if (height <= window.innerHeight) return;
  await page.viewport(window.innerWidth, Math.min(height, tallestPicture));
  if (height <= tallestPicture) return;
  Object.assign(document.body.style, { maxHeight: `${tallestPicture}px`, overflow: 'clip' });
}

/** The longest wait until nothing moves, in milliseconds: far more than a story takes on a busy machine. */
const restMs = 20_000;

function unrest(storyId: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(
        new Error(`The picture of ${storyId} does not come to rest: what moves in it is to be stopped by a prop.`),
      );
    }, restMs);
  });
}

function explainRenewal(file: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Error) error.message += `\n\nIf it is to look like this: npm run pictures -- ${file}`;
    throw error;
  };
}

// In forced colours a caret cannot be made transparent: it stands still instead, or a picture shows it now and then.
const stillCaret = new CSSStyleSheet();
stillCaret.replaceSync('* { caret-animation: manual }');
document.adoptedStyleSheets.push(stillCaret);

const viewports = Object.keys(preview.parameters?.viewport?.options ?? {});

beforeEach(() => {
  Object.assign(document.body.style, { maxHeight: '', overflow: '' });
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async (context) => {
  const logged = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock?.calls ?? []);
  vi.restoreAllMocks();
  expect(
    logged.map((call) => call.map(String).join(' ')),
    'A story must log nothing to the console',
  ).toEqual([]);

  // Storybook's plugin adds both to the context; their types are not part of Vitest's.
  const { story } = context as unknown as StoryContext;
  const { storyId } = context.task.meta as { storyId?: string };
  if (!story || !storyId || context.task.result?.state === 'fail') return;

  const viewport = story.globals.viewport?.value;
  if (viewport !== undefined && !viewports.includes(viewport)) {
    // Storybook would silently show it at 1200 x 900.
    throw new Error(
      `${storyId} asks for the viewport ${viewport}. There are ${viewports.join(', ')} (.storybook/preview.tsx).`,
    );
  }

  // Chromatic's own parameter: a story without a picture there has none here.
  if (story.parameters.chromatic?.disableSnapshot) {
    if ((await commands.dropPicture(storyId)) === 'none') return;
    throw new Error(`${storyId} is to have no picture, but .storybook/visual/baselines has one. Run npm run pictures.`);
  }
  if (!inject('comparesPictures')) return;
  await document.fonts.ready;
  const { target = 'body', media } = story.parameters.visual ?? {};
  const element = document.querySelector(target);
  if (!element) throw new Error(`The picture of ${storyId} is to show ${target}, which the story does not have.`);
  // For the picture only, and always undone: the next story has the same page.
  if (media) await commands.emulateMedia(media);
  try {
    await frameWhole();
    if (await commands.looksAsPictured(storyId, target)) return;
    // As a folder and a file: vite.config.ts turns it into the story's id again.
    const picture = expect(page.elementLocator(element)).toMatchScreenshot(storyId.replace('--', '/'));
    await Promise.race([picture.catch(explainRenewal(context.task.file.name)), unrest(storyId)]);
  } finally {
    if (media) await commands.emulateMedia({});
  }
});
