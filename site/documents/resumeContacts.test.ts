import { expect, test } from 'vitest';
import type { Resume } from '../../src/resume/Resume.ts';
import { exampleContent } from '../../src/resume/testing/exampleContent.ts';
import { resumeContacts } from './resumeContacts.ts';

test.each<[Resume['basics'], unknown]>([
  [
    { name: 'Ada', email: 'ada+cv@ada.example', phone: '(912) 555-4321', url: 'https://www.ada.example/' },
    [
      { text: 'ada+cv@ada.example', url: 'mailto:ada%2Bcv@ada.example' },
      { text: '(912) 555-4321', url: 'tel:9125554321' },
      { text: 'ada.example', url: 'https://www.ada.example/' },
    ],
  ],
  [
    { name: 'Ada', profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }] },
    [{ text: 'github.com/ada', url: 'https://github.com/ada' }],
  ],
  [{ name: 'Ada', profiles: [{ network: 'Radio', username: 'ON4ADA' }] }, [{ text: 'Radio: ON4ADA', url: '' }]],
  [
    {
      name: 'Ada',
      profiles: [{ network: 'Stack Overflow', username: 'Ada', url: 'https://stackoverflow.com/users/22656' }],
    },
    [{ text: 'Stack Overflow: Ada (stackoverflow.com/users/22656)', url: 'https://stackoverflow.com/users/22656' }],
  ],
  [
    { name: 'Ada', profiles: [{ network: 'Mastodon', username: '@ada', url: 'https://social.example/@Ada' }] },
    [{ text: 'social.example/@Ada', url: 'https://social.example/@Ada' }],
  ],
  [{ name: 'Ada', profiles: [{}] }, []],
])('for %j, prints the contacts %j', (basics, expected) => {
  expect(resumeContacts(exampleContent({ resume: { basics } }))).toEqual(expected);
});
