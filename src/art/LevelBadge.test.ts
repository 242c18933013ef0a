import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LevelBadge } from './LevelBadge.tsx';

const badge = (level: number) => renderToStaticMarkup(createElement(LevelBadge, { level }));

test.each([
  [7, 6],
  [40, 6],
  [0, 1],
  [-3, 1],
  [2.9, 2],
])('level %d has the badge of level %d', (level, badgeLevel) => {
  expect(badge(level)).toBe(badge(badgeLevel));
});
