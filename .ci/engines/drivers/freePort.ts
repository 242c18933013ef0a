import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that is free. The system gives each out once in a while, so two that ask together do not meet. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
