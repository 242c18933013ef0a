// The W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as it is used here.

/** Sends a command; `path` is relative to the driver's address, or to the session's. @throws with the driver's message */
export type SendCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * What a driver is given to answer, in milliseconds: more than it gives scripts and pages itself, so that it can say what took
 * too long, and less than a hook or a test may take, so that an error names the command.
 */
const answerMs = 40_000;
/** What the driver gives a command: scripts wait for turns, pages for their files. */
export const timeouts = { script: 30_000, pageLoad: 30_000 };

/** Commands for what is at that address. */
export const commandsTo =
  (address: string, limitMs = answerMs): SendCommand =>
  async (method, path, body = {}) => {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const request = method === 'POST' && { body: JSON.stringify(body) };
      const answer = await fetch(address + path, { method, signal, ...request });
      const { value } = (await answer.json()) as { value: unknown };
      if (answer.ok) return value;
      throw new Error(JSON.stringify(value));
    } catch (error) {
      throw new Error(`${method} ${path || 'session'}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  };
