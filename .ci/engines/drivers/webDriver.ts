// The W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as it is used here.

/** Sends a command to a session; `path` is relative to the session's own. @throws with the driver's message */
export type SendCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** How often a driver that has just been started is asked whether it is ready, and how long. */
const pollMs = 25;
const patienceMs = 10_000;

/** What a command may take: scripts wait for turns, pages for their files. */
const timeouts = { script: 30_000, pageLoad: 30_000 };

async function command(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const text = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const answer = await fetch(address, { method, ...text });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Resolves once the driver at `address` answers. @throws when it does not in ten seconds */
export async function whenReady(address: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
    if (await command('GET', `${address}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`The driver at ${address} has not answered in ${patienceMs / 1000} s.`);
}

/** The sessions of the driver at `address`, each with a browser started from `binary`: one at a time. */
export function webDriver(address: string, binary: string) {
  let session: string | undefined;
  return {
    /** Starts a browser that remembers nothing. */
    async begin(args: readonly string[]): Promise<SendCommand> {
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
      // The protocol's own shape of an answer.
      const { sessionId } = (await command('POST', `${address}/session`, { capabilities })) as { sessionId: string };
      const own = `${address}/session/${sessionId}`;
      session = own;
      await command('POST', `${own}/timeouts`, timeouts);
      return (method, path, body) => command(method, own + path, body);
    },
    /** Closes the browser, if there is one. */
    async end(): Promise<void> {
      if (session) await command('DELETE', session);
      session = undefined;
    },
  };
}
