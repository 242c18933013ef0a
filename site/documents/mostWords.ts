import type { Content } from '../../src/content/Content.ts';
import type { Path } from '../../src/content/check/Problem.ts';
import { type DocumentProblem, stops } from './DocumentProblem.ts';
import { fieldOf } from './unknownLetters.ts';

/** A problem at the place of most words of a content: the deepest that holds more than half of them. */
export function mostWords({ resume, game }: Content, what: string): DocumentProblem {
  const source = sizeOf(resume) > sizeOf(game) ? 'resume' : 'game';
  const path = fieldOf(heaviest(source === 'resume' ? resume : game));
  return stops(source, path, `${what}. Most of the words stand here: shorten them, or take entries out.`);
}

function heaviest(value: unknown): Path {
  if (typeof value !== 'object' || value === null) return [];
  const half = sizeOf(value) / 2;
  const [key, item] = Object.entries(value).find(([, one]) => sizeOf(one) > half) ?? [];
  if (key === undefined) return [];
  return [Array.isArray(value) ? Number(key) : key, ...heaviest(item)];
}

/** In letters, as they are written. */
function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
