// The W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as it is used here.

type Method = 'GET' | 'POST' | 'DELETE';

/** Sends a command to a session; `path` is relative to the session's own. @throws with the driver's message */
export type SendCommand = (method: Method, path: string, body?: object) => Promise<unknown>;

/** How often a driver that has just been started is asked whether it is ready, and how long. */
const pollMs = 25;
const patienceMs = 10_000;

/** What the driver gives a command: scripts wait for turns, pages for their files. */
const timeouts = { script: 30_000, pageLoad: 30_000 };
/**
 * What the driver itself is given to answer: more than that, so that it can say what took too long, and less than a hook or
 * a test may take, so that an error names the command.
 */
const answerMs = 40_000;
/** A browser starts in a third of a second, and has been seen to take four on a busy machine. */
const beginMs = 15_000;

/** Sends a command to a driver. @throws with the driver's message, or when it has not answered in `limitMs` */
export async function command(
  method: Method,
  address: string,
  { body = {}, limitMs = answerMs }: { readonly body?: object; readonly limitMs?: number } = {},
): Promise<unknown> {
  const name = `${method} ${new URL(address).pathname}`;
  try {
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
    return value;
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
    throw new Error(`${name}: no answer from the driver in ${limitMs / 1000} s.`, { cause: error });
  }
}

/** Resolves once the driver at `address` answers. @throws when it does not in ten seconds */
export async function whenReady(address: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
    if (await command('GET', `${address}/status`, { limitMs: patienceMs }).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`The driver at ${address} has not answered in ${patienceMs / 1000} s.`);
}

/** Starts a browser that remembers nothing. @returns the address of its session */
export async function beginSession(address: string, browserOptions: object): Promise<string> {
  const body = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } } };
  // The protocol's own shape of an answer.
  const { sessionId } = (await command('POST', `${address}/session`, { body, limitMs: beginMs })) as {
    sessionId: string;
  };
  const session = `${address}/session/${sessionId}`;
  await command('POST', `${session}/timeouts`, { body: timeouts });
  return session;
}

/** Commands for the session at that address. */
export const commandsTo =
  (session: string): SendCommand =>
  (method, path, body = {}) =>
    command(method, session + path, { body });
