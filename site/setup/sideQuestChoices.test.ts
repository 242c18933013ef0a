import { expect, test } from 'vitest';
import { draftMessages } from '../../src/resume/messages/draftMessages.ts';
import { draftSideQuests } from '../prepare/draft/draftSideQuests.ts';
import { sideQuestChoices } from './sideQuestChoices.ts';

const long = 'Draws maps of every coast, with the tides of the year and the names of the rocks. '.repeat(2).trim();
const projects = [
  { name: 'Old Script', description: 'A thing.' },
  { name: 'Atlas', description: long, highlights: ['Used by nine harbors.'] },
  { name: 'Snail Chess', description: 'Chess with one move a day.', url: 'https://snail.test/', startDate: '2021' },
  { name: 'On Slugs', description: 'A talk about slugs.', url: 'https://slugs.test/' },
];
const resume = { basics: { name: 'Ada' }, projects };
const labels = ({ options }: ReturnType<typeof sideQuestChoices>) => options.map(({ label }) => label);

test('the choices are all projects, and the drafted side quests are preselected', () => {
  const choices = sideQuestChoices(undefined, resume, draftMessages);
  expect(labels(choices)).toEqual(['Snail Chess', 'On Slugs', 'Old Script', 'Atlas']);
  expect(choices.toAnswer(choices.initialValues)).toEqual(draftSideQuests(resume));
});

test('the stories get shorter with more chosen projects, so that each fits its panel', () => {
  const { options, toAnswer } = sideQuestChoices(undefined, resume, draftMessages);
  const values = options.map(({ value }) => value);
  expect(toAnswer(values.slice(3))).toMatchObject([{ title: 'Atlas', story: [long, 'Used by nine harbors.'] }]);
  expect(toAnswer(values)).toMatchObject([
    {},
    {},
    {},
    { title: 'Atlas', story: [expect.stringMatching(/^Draws maps.*…$/), expect.any(String)] },
  ]);
});

test("the owner's quests keep their texts, and come before other projects", () => {
  const own = [{ title: 'On Slugs', story: ['My own words.'] }];
  const choices = sideQuestChoices(own, resume, draftMessages);
  expect(labels(choices)).toEqual(['On Slugs', 'Old Script', 'Atlas', 'Snail Chess']);
  expect(choices.initialValues).toEqual(own);
  expect(choices.toAnswer(choices.options.slice(0, 2).map(({ value }) => value))).toMatchObject([
    ...own,
    { title: 'Old Script', story: ['A thing.'] },
  ]);
});
