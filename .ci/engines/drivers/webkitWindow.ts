import type { EngineWindow, Key, Point, WindowOptions } from './EngineWindow.ts';
import type { SendCommand } from './webDriver.ts';

/** WebDriver names keys by letters of the private use area. */
const keyLetters: Readonly<Record<Key, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A pointer moves a step in each frame of this length. */
const frameMs = 16;

/** Corrections of the outer size until the inner one is right. The browser's own bar comes and goes with a second tab. */
const resizeTries = 4;
/** The page hears of its new size a little later than the driver answers: so long it may take, and at each further try twice as long. */
const resizeMs = 250;
const resizePollMs = 10;

/**
 * A script for the page: calls the function, waits for what it promises, and answers what came of it. The function stands
 * in the script itself, since a site may forbid to make one of a string.
 */
const calling = (inPage: (...args: never[]) => unknown): string => `
  const [args, done] = arguments;
  Promise.resolve().then(() => (${inPage})(...args))
    .then((result) => done({ result }), (error) => done({ error: String(error) }));
`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a window is made of. */
interface WebkitWindowOptions extends Required<WindowOptions> {
  /** A name of this machine by which it goes to pages of this machine. */
  readonly host: string;
}

const mouseDown = { type: 'pointerDown', button: 0 };
/** Lets the primary button go. */
export const mouseUp = { type: 'pointerUp', button: 0 };

/** What the mouse does, as `/actions` wants it. */
export const mouseActions = (actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
});

/** The window of a session. Where pages run no scripts, nothing that a promise waits for would ever come. */
export function webkitWindow(send: SendCommand, { scripts, host }: WebkitWindowOptions): EngineWindow {
  const pointer = (actions: readonly object[]) => send('POST', '/actions', mouseActions(actions));
  const keys = (letters: readonly string[]) =>
    send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: letters.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  let at: Point = { x: 0, y: 0 };

  const evaluate: EngineWindow['evaluate'] = async (inPage, ...args) => {
    if (!scripts) {
      const script = `return (${inPage})(...arguments[0]);`;
      // The result's type is the function's own.
      return (await send('POST', '/execute/sync', { script, args: [args] })) as never;
    }
    const answer = await send('POST', '/execute/async', { script: calling(inPage), args: [args] });
    // The shape that `calling` answers in; the result's type is the function's own.
    const { result, error } = answer as { result: never; error?: string };
    if (error !== undefined) throw new Error(error);
    return result;
  };

  const innerSize = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));

  /** Resolves to whether the page comes to have that size before it has taken too long. */
  const comesToBe = async (wanted: Size, limitMs: number): Promise<boolean> => {
    for (let waitedMs = 0; ; waitedMs += resizePollMs) {
      const inner = await innerSize();
      if (inner.width === wanted.width && inner.height === wanted.height) return true;
      if (waitedMs >= limitMs) return false;
      await new Promise((resolve) => setTimeout(resolve, resizePollMs));
    }
  };

  /** What the browser's own bar takes of the window. */
  const barSize = async (): Promise<Size> => {
    // The protocol's own shape of an answer.
    const outer = (await send('GET', '/window/rect')) as Size;
    const inner = await innerSize();
    return { width: outer.width - inner.width, height: outer.height - inner.height };
  };

  return {
    evaluate,
    async goto(address) {
      const url = new URL(address);
      if (url.hostname === 'localhost') url.hostname = host;
      await send('POST', '/url', { url: url.href });
    },
    async resize(width, height) {
      for (let tries = 0; tries < resizeTries; tries += 1) {
        const bar = await barSize();
        await send('POST', '/window/rect', { x: 0, y: 0, width: width + bar.width, height: height + bar.height });
        if (await comesToBe({ width, height }, resizeMs * 2 ** tries)) return;
      }
      throw new Error(`WebKit has no window of ${width} x ${height}.`);
    },
    async moveTo(point, steps = 1) {
      const from = at;
      at = point;
      const share = (step: number) => step / steps;
      await pointer(
        Array.from({ length: steps }, (_, index) => ({
          type: 'pointerMove',
          duration: steps > 1 ? frameMs : 0,
          x: Math.round(from.x + (point.x - from.x) * share(index + 1)),
          y: Math.round(from.y + (point.y - from.y) * share(index + 1)),
        })),
      );
    },
    async press() {
      await pointer([mouseDown]);
    },
    async release() {
      await pointer([mouseUp]);
    },
    // In one command: WebKit takes presses for a double click that are within a second of each other.
    async clickHere(times = 1) {
      await pointer(Array.from({ length: times }, () => [mouseDown, mouseUp]).flat());
    },
    async key(key) {
      await keys([keyLetters[key]]);
    },
    async type(text) {
      await keys([...text]);
    },
    print: () => Promise.reject(new Error('The driver of WebKitGTK cannot print.')),
    async screenshot() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64');
    },
  };
}
