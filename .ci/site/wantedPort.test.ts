import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wantedPort } from './wantedPort.ts';

const configFile = join(import.meta.dirname, '../../site/vite.config.ts');

describe('the wanted port', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is taken by "npm run dev" and "npm run preview", too', async () => {
    vi.stubEnv('PORT', '8123');
    const { server, preview } = await resolveConfig({ configFile, logLevel: 'silent' }, 'serve');
    expect([server.port, preview.port]).toEqual([8123, 8123]);
  });

  test.each([
    ['the usual one without PORT', undefined, 4173],
    ['the usual one with a blank PORT', ' ', 4173],
    ['that of PORT', '8080', 8080],
    ['any free one', '0', 0],
  ])('is %s', (_, text, port) => {
    expect(wantedPort(text, 4173)).toBe(port);
  });

  test.each(['x', '80.5', '-1', '65536', 'NaN'])('is refused when it is no port: %s', (text) => {
    expect(() => wantedPort(text, 4173)).toThrow(
      'PORT is no number from 0 to 65535. Say which to take, as in PORT=8080.',
    );
  });
});
