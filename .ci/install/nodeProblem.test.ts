import { describe, expect, test } from 'vitest';
import { nodeProblem } from './nodeProblem.mjs';

describe('nodeProblem', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is supported', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  test.each(['20.18.3', '19.9.0', '8.17.0', ''])('Node %j is refused, by name', (version) => {
    expect(nodeProblem(version)).toBe(
      `This needs Node 20.19 or newer, and this is Node ${version}. Install a newer one (https://nodejs.org), then run the command again.`,
    );
  });
});
