import { expect, test } from 'vitest';
import { isCombinedEntry } from './isCombinedEntry.ts';

test.each<[string, boolean]>([
  ['Earlier experience', true],
  ['EARLIER PROFESSIONAL EXPERIENCE', true],
  ['Various roles (1998–2005)', true],
  ['Previous work: see LinkedIn', true],
  ['Frühere Tätigkeiten', true],
  ['Weitere Berufserfahrung', true],
  ['Expériences professionnelles antérieures', true],
  ['Experiencia previa', true],
  ['Wcześniejsze doświadczenie', true],
  ['Tidligere erfaring', true],
  ['Experience Designer', false],
  ['Head of Other Work', false],
  ['Further Ltd', false],
  ['', false],
])('whether %j stands for several jobs: %j', (name, expected) => {
  expect(isCombinedEntry({ name })).toBe(expected);
  expect(isCombinedEntry({ name: 'Oak', position: name })).toBe(expected);
});
