import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

// Nearly the same text in each language, so that only the language differs. `pt-PT (BR): …` is
// European Portuguese written in Brazil.
const lines = readFileSync(join(import.meta.dirname, 'languages.txt'), 'utf8')
  .trim()
  .split('\n');
const texts = lines.map((line) => /^([\w-]+)(?: \((\w+)\))?: (.*)$/.exec(line)?.slice(1) ?? [line]);

test.each(texts)('detectLanguage detects %s (country: %s) in: %s', (language, countryCode = '', summary = '') => {
  expect(detectLanguage({ basics: { summary, location: { countryCode } } })).toBe(language);
});

test('detectLanguage detects no language from a few words', () => {
  expect(detectLanguage({ work: [{ position: 'Projektleder' }] })).toBeUndefined();
});

test('detectLanguage detects no language from English titles beside Dutch names', () => {
  const studyType = `PhD in Wood Sciences, Machines and Engineering
Supervisors: Prof. Anneke van Elm (VU Gent), Prof. Joris de Beuk (TU Breda) and Prof. Geert Wilgenkens (UZ Gent)
Master in Engineering Sciences - Wood Engineering
Master in Engineering Technology - Wood Machines
Bachelor in Engineering Technology - Wood Machines
Graduated cum laude`;
  expect(detectLanguage({ education: [{ studyType }] })).toBeUndefined();
});

test('detectLanguage combines the texts of all entries', () => {
  const work = ['Ansvar for nye systemer.', 'Uddannelse af medarbejdere.', 'Indførelse af mål og budgetter.'];
  expect(detectLanguage({ work: work.map((summary) => ({ position: 'Projektleder', summary })) })).toBe('da');
});
