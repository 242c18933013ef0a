// A fake terminal for tests.
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';

/** The input of special keys. `empty` (Ctrl+U) clears the line. */
export const keys = {
  enter: '\r',
  escape: '\u001b',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  space: ' ',
  empty: '\u0015',
} as const;

/** `until` fails after this time. */
const timeoutMs = 15_000;

/** Streams for the prompts, and functions that read the screen and press keys. */
export function terminal() {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { columns: 200, rows: 50 });
  let screenText = '';
  output.on('data', (chunk) => {
    screenText += String(chunk);
  });
  return {
    input,
    output,
    /** Waits for a text on the screen, then forgets everything up to it. */
    async until(text: string): Promise<void> {
      const checkScreen = () => {
        if (!screenText.includes(text))
          throw new Error(`Not on the screen: ${text}. On the screen: ${screenText.slice(-400)}`);
      };
      await vi.waitFor(checkScreen, { timeout: timeoutMs });
      screenText = screenText.slice(screenText.lastIndexOf(text) + text.length);
    },
    press(...pressedKeys: readonly string[]): void {
      for (const key of pressedKeys) input.write(key);
    },
  };
}
