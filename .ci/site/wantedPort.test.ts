import { describe, expect, test } from 'vitest';
import { wantedPort } from './wantedPort.ts';

describe('the wanted port', () => {
  test.each([
    ['the usual one without PORT', undefined, 4173],
    ['that of PORT', '8080', 8080],
    ['any free one', '0', 0],
    ['the highest', '65535', 65_535],
  ])('is %s', (_, text, port) => {
    expect(wantedPort(text, 4173)).toBe(port);
  });

  test.each(['x', '80.5', '-1', '65536', 'NaN'])('is refused when it is no port: %s', (text) => {
    expect(() => wantedPort(text, 4173)).toThrow(
      'PORT is no number from 0 to 65535. Say which to take: PORT=8080 npm start',
    );
  });
});
