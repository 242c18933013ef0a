// A terminal for tests: keys go in, and what is drawn comes out as text.
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';

/** The keys that are not letters; `empty` takes out what is written. */
export const keys = {
  enter: '\r',
  escape: '\u001b',
  stop: '\u0003',
  down: '\u001b[B',
  space: ' ',
  empty: '\u0015',
} as const;

/** A guard against hanging, in milliseconds. */
const aliveMs = 15_000;

/** Streams as a prompt takes them, and a hand on the keyboard. */
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
    /** Waits until words have been drawn, and forgets all before them. */
    async until(text: string): Promise<void> {
      const checkScreen = () => {
        if (!screenText.includes(text)) throw new Error(`Not drawn yet: ${text}. Drawn: ${screenText.slice(-400)}`);
      };
      await vi.waitFor(checkScreen, { timeout: aliveMs });
      screenText = screenText.slice(screenText.lastIndexOf(text) + text.length);
    },
    press(...pressedKeys: readonly string[]): void {
      for (const key of pressedKeys) input.write(key);
    },
  };
}
