// The used part of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/).

/**
 * Sends a command; `path` is relative to the driver or session.
 * @throws with the driver's message
 */
export type SendCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * In milliseconds: more than the driver's own limits, so that it can say what took too long, and
 * less than a test's limit, so that the error names the command.
 */
const answerMs = 40_000;
/** The driver's own limits, in milliseconds: scripts wait for turns, pages for their files. */
export const timeouts = { script: 30_000, pageLoad: 30_000 };

/** Creates a function that sends commands to an address. */
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
