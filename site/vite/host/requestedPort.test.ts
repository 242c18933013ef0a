import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { requestedPort } from './requestedPort.ts';

afterEach(() => vi.unstubAllEnvs());

test('"npm run dev" and "npm run preview" take the wanted port, too', async () => {
  vi.stubEnv('PORT', '8123');
  const configFile = join(import.meta.dirname, '../../vite.config.ts');
  const { server, preview } = await resolveConfig({ configFile, logLevel: 'silent' }, 'serve');
  expect([server.port, preview.port]).toEqual([8123, 8123]);
});

test('the port is the usual one without PORT or with a blank one, that of PORT, or any free one', () => {
  expect([undefined, ' ', '8080', '0'].map((text) => requestedPort(text, 4173))).toEqual([4173, 4173, 8080, 0]);
});

test.each(['x', '80.5', '-1', '65536', 'NaN'])('what is no port is refused: %s', (text) => {
  expect(() => requestedPort(text, 4173)).toThrow(
    'PORT is no number from 0 to 65535. Say which to take, as in PORT=8080.',
  );
});
