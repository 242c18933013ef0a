// drafts.txt lists parts of résumés and the texts drafted from them.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import type { Resume } from '../../../src/resume/Resume.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { expectExamples, json } from '../../../src/resume/testing/expectExamples.ts';
import { splitSentences } from '../../../src/resume/text/segments.ts';
import { draftLocale } from '../publish/languages.ts';
import { markdown } from '../publish/markdown.ts';
import { draftLetters } from './draftLetters.ts';
import { draftPlayer } from './draftPlayer.ts';
import { draftSideQuests } from './draftSideQuests.ts';
import { projectKind } from './projectKind.ts';
import { asLabel, asSentence, firstSentences, firstWords, textForDraft } from './shortenText.ts';
import { withArticle } from './withArticle.ts';

const asOf = '2025-11-01';
const resumeOf = (parts: Partial<Resume>): Resume => exampleContent({ resume: parts }).resume;

/** The letter without its ending, which depends only on the language. */
function letter(input: string): string {
  const { label, summary = '', language = 'en', ...sections } = JSON.parse(input);
  const basics = { name: 'Ada', ...(label && { label }), ...(summary && { summary: markdown(summary) }) };
  return draftLetters({ ...sections, basics }, asOf, draftLocale(language))
    .generic.slice(0, -3)
    .join(' | ');
}

const player = (resume: Resume) => draftPlayer(resume, asOf, englishLocale);

const bars = (resume: Resume) =>
  player(resume)
    .bars.map(({ name, bonus, value }) => [name, bonus, ...(value ? [`(${value})`] : [])].join(' '))
    .join(', ');

const sideQuests = (projects: Resume['projects']) =>
  draftSideQuests({ basics: { name: 'Ada' }, projects })
    .map(({ title, kind, picture, story, link }) =>
      [title, kind, picture, ...story, ...(link ? [link.url] : [])].join(' | '),
    )
    .join('; ');

test('the drafts match the approved output', async () => {
  await expectExamples(join(import.meta.dirname, 'drafts.txt'), {
    letter,
    'bonus of a level': (level) => bars({ basics: { name: 'Ada' }, skills: [{ name: 'x', level }] }),
    bars: json((parts: Partial<Resume>) => bars(resumeOf(parts))),
    playtime: json((parts: Partial<Resume>) => player(resumeOf(parts)).playtime),
    'side quests': json(sideQuests),
    'picture of a project': json(projectKind),
    class: (label) => player({ basics: { name: 'Ada', label } }).class,
    'role with its article': withArticle,
    'Markdown in a draft': json((text: string) => textForDraft(markdown(text))),
    'words in a number of characters': json(([maximum, text]: [number, string]) =>
      firstWords(text, ({ length }) => length <= maximum),
    ),
    'text as a sentence': json(asSentence),
    sentences: json((text: string) => splitSentences(text).join('| ')),
    'sentences in a number of characters': json(([maximum, text]: [number, string]) =>
      firstSentences(text, ({ length }) => length <= maximum),
    ),
    label: json(([text, widthEm]: [string, number?]) => asLabel(text, widthEm)),
  });
});

test('a letter ends with a closing, and a personal letter names the company', () => {
  const { generic, personal } = draftLetters({ basics: { name: 'Ada' } }, asOf);
  const end = ["My résumé has the details; I'd be glad to talk them through.", 'Yours sincerely,', '{name}'];
  expect(generic.slice(-3)).toEqual(end);
  expect(personal[0]).toBe('Dear {company} team,');
});

const sentence = 'Draws maps. ';
const sentenceCounts = (count: number) =>
  draftSideQuests({
    basics: { name: 'Ada' },
    projects: Array(count).fill({
      name: 'Map',
      description: sentence.repeat(60),
      highlights: Array(60).fill(sentence),
    }),
  })[0]?.story.map((paragraph) => paragraph.split('maps.').length - 1);

test('more side quests, up to three, have shorter stories', () => {
  expect([1, 2, 3, 4].map((count) => sentenceCounts(count)?.join())).toEqual(['22,18', '12,13', '5,9', '5,9']);
});
