// The W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as it is used here.

/** Sends a command to a session; `path` is relative to the session's own. @throws with the driver's message */
export type SendCommand = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Which browser a session starts. */
export interface BrowserOptions {
  readonly binary: string;
  readonly args: readonly string[];
}

/** How often a driver that has just been started is asked whether it is ready, and how long. */
const pollMs = 25;
const patienceMs = 10_000;

/** What a command may take: scripts wait for turns, pages for their files. */
const timeouts = { script: 30_000, pageLoad: 30_000 };

/** The sessions of the driver at `address`: one at a time. */
export function webDriver(address: string, options: BrowserOptions) {
  let open: string | undefined;

  const send: SendCommand = async (method, path, body) => {
    const text = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const answer = await fetch(address + path, { method, ...text });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

  return {
    /** Resolves once the driver answers. @throws when it does not in ten seconds */
    async ready(): Promise<void> {
      for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pollMs) {
        const answers = await send('GET', '/status').catch(() => undefined);
        if (answers) return;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      throw new Error(`The driver at ${address} has not answered in ${patienceMs / 1000} s.`);
    },
    /** Starts a browser that remembers nothing. */
    async begin(): Promise<SendCommand> {
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      // The protocol's own shape of an answer.
      const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
      open = `/session/${sessionId}`;
      const session: SendCommand = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
      await session('POST', '/timeouts', timeouts);
      return session;
    },
    /** Closes the browser, if there is one. */
    async end(): Promise<void> {
      if (open) await send('DELETE', open);
      open = undefined;
    },
  };
}
