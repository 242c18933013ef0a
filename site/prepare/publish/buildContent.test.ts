import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { checkExample, validGame } from '../testing/checkExample.ts';
import { resumeFile, visitorContent } from './buildContent.ts';

const resume = {
  $schema: 'https://tool.example/schema.json',
  basics: {
    name: 'Ada',
    image: 'photo.png',
    phone: '555 0100',
    summary: 'Makes **maps**.',
    location: { address: 'Elm Street 1', postalCode: '9000', city: 'Ghent', countryCode: 'BE' },
    'x-private': 'a secret',
  },
  work: [{ name: 'Oak', salary: 'a secret', highlights: ['One'] }],
  textSections: [{ title: 'Papers', text: '**One**\n\n- [Two](https://two.example)\n  - three', section: 'work' }],
  meta: { canonical: 'https://private.example/', version: 'v0.1.1', lastModified: '2024-05-06' },
};
const { content } = checkExample({ resume, game: { ...validGame, documents: { fonts: ['own/face.ttf'] } } });
if (!content) throw new Error('Expected content, because the example is valid.');
const example = content;
const file = resumeFile(example);

test('resume.json contains the published part of the owner’s résumé, with its Markdown', () => {
  expect(JSON.parse(file)).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Ada',
      image: 'https://ada.example/photo.png',
      phone: '555 0100',
      summary: 'Makes **maps**.',
      location: { city: 'Ghent' },
    },
    work: [{ name: 'Oak', highlights: ['One'] }],
    textSections: resume.textSections,
    meta: { canonical: 'https://ada.example/resume.json', version: 'v1.0.0' },
  });
});

test('resume.json is a valid JSON Resume document', () => {
  validate(JSON.parse(file), (errors, isValid) => {
    expect({ errors, isValid }).toEqual({ errors: null, isValid: true });
  });
  expect.assertions(1);
});

test('the visitors’ content has parsed markup and no document settings', () => {
  expect(visitorContent(example)).toEqual({
    resume: {
      basics: {
        name: 'Ada',
        image: 'photo.png',
        phone: '555 0100',
        summary: [{ paragraph: ['Makes ', { strong: ['maps'] }, '.'] }],
        location: { city: 'Ghent' },
      },
      work: [{ name: 'Oak', highlights: ['One'] }],
      textSections: [
        {
          title: 'Papers',
          text: [
            { paragraph: [{ strong: ['One'] }] },
            {
              list: [
                [{ paragraph: [{ link: ['Two'], url: 'https://two.example' }] }, { list: ['three'], numbered: false }],
              ],
              numbered: false,
            },
          ],
          section: 'work',
        },
      ],
    },
    game: validGame,
    asOf: '2025-11-01',
  });
});

test.each([
  ['en', {}, undefined],
  ['da', {}, { resume: 'da' }],
  ['da', { letters: { generic: ['Hej.'] } }, { resume: 'da', letters: 'da' }],
  ['fa', {}, { resume: 'fa' }],
])(
  'in the language %s with the game %o, the content has no direction and the text languages %o',
  (language, game, textLanguages) => {
    const { content } = checkExample({ game: { ...game, site: { address: 'https://ada.example/', language } } });
    expect([content?.direction, content?.textLanguages]).toEqual([undefined, textLanguages]);
  },
);

test('hobbies among the skills become interests', () => {
  const skills = [
    { name: 'Technical', keywords: ['Excel', 'SQL'] },
    { name: 'Hobbies & Interests', keywords: ['Hiking'] },
    { name: 'Freizeitpädagogik' },
  ];
  const published = checkExample({ resume: { basics: { name: 'Ada' }, skills, interests: [{ name: 'Tea' }] } }).content;
  expect(published?.published).toMatchObject({
    skills: [{ name: 'Technical' }, { name: 'Freizeitpädagogik' }],
    interests: [{ name: 'Tea' }, { name: 'Hiking' }],
  });
});

test('the documents’ content also has the owner’s country and the last-modified date', () => {
  const { basics, meta } = example.resume;
  expect([basics.location, meta]).toEqual([{ city: 'Ghent', countryCode: 'BE' }, { lastModified: '2024-05-06' }]);
});
