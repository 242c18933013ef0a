import { type InlineConfig, preview } from 'vite';

/** Pages as they are served on this machine. */
export interface Served {
  /** With a closing slash; a base path is part of it. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves what a configuration of Vite built.
 *
 * @param port the first to try, the next ones follow; 0 for any that is free
 */
export async function serve(config: InlineConfig, port: number): Promise<Served> {
  const server = await preview({ ...config, logLevel: 'warn', preview: { port, open: false } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The server has started, but does not say where.');
  return { address, stop: () => server.close() };
}
