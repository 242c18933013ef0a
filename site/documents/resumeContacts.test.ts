import { expect, test } from 'vitest';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { resumeContacts } from './resumeContacts.ts';

test('contacts are written out, so that they can be read on paper', () => {
  const basics = {
    name: 'Ada',
    email: 'ada@ada.example',
    phone: '(912) 555-4321',
    url: 'https://www.ada.example/',
    profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }, { network: 'Radio', username: 'ON4ADA' }, {}],
  };
  expect(resumeContacts(exampleContent({ resume: { basics } }))).toEqual([
    { text: 'ada@ada.example', url: 'mailto:ada@ada.example' },
    { text: '(912) 555-4321', url: 'tel:9125554321' },
    { text: 'ada.example', url: 'https://www.ada.example/' },
    { text: 'github.com/ada', url: 'https://github.com/ada' },
    { text: 'Radio: ON4ADA', url: '' },
  ]);
});
