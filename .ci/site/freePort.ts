import { createServer } from 'node:net';

/** How many ports are tried before giving up. */
const attempts = 50;
const highestPort = 65_535;

/**
 * The first port that is free, from the wanted one upwards.
 *
 * @param isFree asks the system; another one is handed in by tests
 * @throws when none of fifty is free, or the wanted one is no port
 */
export async function freePort(
  wanted: number,
  isFree: (port: number) => Promise<boolean> = canListen,
): Promise<number> {
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > highestPort) {
    throw new Error(`PORT is no number from 0 to ${highestPort}. Say which to take: PORT=8080 npm start`);
  }
  for (let port = wanted; port < wanted + attempts && port <= highestPort; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${wanted} to ${wanted + attempts - 1} is free. Say which to take: PORT=8080 npm start`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: 'localhost', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
