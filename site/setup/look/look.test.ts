import { expect, test } from 'vitest';
import { answerProblem, questions } from '../questions.ts';
import { keys, terminal } from '../testing/terminal.ts';
import { choicesOfPart, lookParts, stepLook } from './lookParts.ts';
import { lookPrompt } from './lookPrompt.ts';

/** The letters' color of the headphones' light, and the hair's of a value below. */
const headphoneLight = '38;2;255;179;92m';
const ownHair = '38;2;1;2;3m';

test.each(lookParts)('game.json may hold every choice of $label', (part) => {
  const question = questions.find(({ kind }) => kind === 'look');
  for (const [, value] of choicesOfPart(part, {})) {
    const character = value === undefined ? {} : { [part.key]: value };
    expect(question && answerProblem(question, character)).toBeUndefined();
  }
  expect(question && answerProblem(question, { [part.key]: 7 })).toMatch(/7/);
});

test.each(lookParts)('steps lead through every choice of $label and back to the first, in both directions', (part) => {
  for (const step of [1, -1] as const) {
    const owners = { [part.key]: 'the owner’s' };
    const values = choicesOfPart(part, owners);
    let look = {};
    const reachedValues = values.map(() => {
      look = stepLook(look, part, { owners, step });
      return Object.values(look)[0];
    });
    expect(new Set(reachedValues)).toEqual(new Set(values.map(([, value]) => value)));
    expect(look).toEqual({});
  }
});

test('a terminal with colors draws the hero as chosen, and keeps the owner’s own color until it changes', async () => {
  const { input, output, until, press } = terminal();
  Object.assign(output, { hasColors: () => true });
  const answer = lookPrompt({ input, output }, 'What does your character look like?', { hair: '#010203' });
  await until('Color of the hair or cloth: #010203');
  await until(ownHair);
  press(keys.up);
  await until('> Headphones: < yes >');
  let afterwards = '';
  output.on('data', (text) => {
    afterwards += String(text);
  });
  press(keys.right);
  await until('< no >');
  expect(afterwards).not.toContain(headphoneLight);
  press(keys.enter);
  expect(await answer).toEqual({ hair: '#010203', headphones: false });
});

test('a terminal without colors shows the names alone', async () => {
  const { input, output, until, press } = terminal();
  let screen = '';
  output.on('data', (text) => {
    screen += String(text);
  });
  const answer = lookPrompt({ input, output }, 'What does your character look like?', {});
  await until('> Skin: < light >');
  press(keys.enter);
  expect(await answer).toEqual({});
  expect(screen).not.toContain('38;2;');
});
