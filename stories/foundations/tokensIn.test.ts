import { expect, test } from 'vitest';
import { tokensIn } from './tokensIn.ts';

test('a style sheet yields its tokens with their sections, each once', () => {
  const css = `/* shells */
:root {
  /* palette */
  --night: #1d1a2b;

  /*
   * textures
   */
  --grain:
    radial-gradient(red),
    none;
}
[data-readable] {
  --night: black; /* darker */
}
`;
  expect(tokensIn(css)).toEqual([
    { name: '--night', value: '#1d1a2b', section: 'palette' },
    { name: '--grain', value: 'radial-gradient(red), none', section: 'textures' },
  ]);
});
