import { expect, test } from 'vitest';
import { withFields } from './gameDocument.ts';

test('a field that is put in leaves the others of its part as they were', () => {
  const kept = { site: { address: 'https://old.example/', language: 'nl' }, about: ['A story.'] };
  expect(withFields(kept, { site: { address: 'https://new.example/' }, about: [] })).toEqual({
    site: { address: 'https://new.example/', language: 'nl' },
    about: [],
  });
});
