import { expect, test } from 'vitest';
import { exampleContent } from '../../src/content/exampleContent.ts';
import { resumeContacts } from './resumeContacts.ts';

test('contacts are written out with every user’s name, so that they can be read on paper', () => {
  const basics = {
    name: 'Ada',
    email: 'ada+cv@ada.example',
    phone: '(912) 555-4321',
    url: 'https://www.ada.example/',
    profiles: [
      { network: 'GitHub', url: 'https://github.com/ada' },
      { network: 'Radio', username: 'ON4ADA' },
      { network: 'Stack Overflow', username: 'Ada', url: 'https://stackoverflow.com/users/22656' },
      { network: 'Mastodon', username: '@ada', url: 'https://social.example/@Ada' },
      {},
    ],
  };
  expect(resumeContacts(exampleContent({ resume: { basics } }))).toEqual([
    { text: 'ada+cv@ada.example', url: 'mailto:ada%2Bcv@ada.example' },
    { text: '(912) 555-4321', url: 'tel:9125554321' },
    { text: 'ada.example', url: 'https://www.ada.example/' },
    { text: 'github.com/ada', url: 'https://github.com/ada' },
    { text: 'Radio: ON4ADA', url: '' },
    { text: 'Stack Overflow: Ada (stackoverflow.com/users/22656)', url: 'https://stackoverflow.com/users/22656' },
    { text: 'social.example/@Ada', url: 'https://social.example/@Ada' },
  ]);
});
