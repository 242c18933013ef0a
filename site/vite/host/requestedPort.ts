const highestPort = 65_535;

/**
 * @param usual the port without `PORT`, or with a blank one
 * @throws when `PORT` is no port
 */
export function requestedPort(text: string | undefined, usual: number): number {
  // Shells express "none" as an empty string, which `Number` would parse as 0, any free port.
  const port = text === undefined || text.trim() === '' ? usual : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= highestPort) return port;
  throw new Error(`PORT is no number from 0 to ${highestPort}. Say which to take, as in PORT=8080.`);
}
