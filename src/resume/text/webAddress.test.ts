import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test('returns only http and https addresses for any input', () => {
  const schemes = fc.constantFrom('http:', 'https://', 'javascript:', 'data:', ' ', '\t', '\u0000', 'example.com');
  fc.assert(
    fc.property(fc.array(fc.oneof(schemes, fc.string())), (parts) => {
      const address = webAddress(parts.join(''));
      if (address) expect(new URL(address).protocol).toMatch(/^https?:$/);
    }),
  );
});
