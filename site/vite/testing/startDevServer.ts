import { createServer, type InlineConfig } from 'vite';

/** Starts a development server at a subfolder and any free port, without the project's settings. */
export async function startDevServer(config: InlineConfig) {
  const server = await createServer({
    configFile: false,
    base: '/some/repo/',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
    ...config,
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
