const highestPort = 65_535;

/**
 * Reads the port that `PORT` asks for.
 *
 * @param usual the one without `PORT`, or with a blank one
 * @throws when `PORT` is no port
 */
export function requestedPort(text: string | undefined, usual: number): number {
  // An empty one is how a shell says none, and `Number` would take it for 0, any free port.
  const port = text === undefined || text.trim() === '' ? usual : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= highestPort) return port;
  throw new Error(`PORT is no number from 0 to ${highestPort}. Say which to take, as in PORT=8080.`);
}
