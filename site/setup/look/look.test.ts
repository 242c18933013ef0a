import { expect, test } from 'vitest';
import { answerProblem, questions } from '../questions.ts';
import { keys, terminal } from '../testing/terminal.ts';
import { choicesOfPart, lookParts, stepLook } from './lookParts.ts';
import { lookPrompt } from './lookPrompt.ts';

/** The headphones' lightest color and the owner's hair color, as in escape sequences. */
const headphoneLight = '38;2;255;179;92m';
const ownHair = '38;2;1;2;3m';

test.each(lookParts)('every choice of $label is valid in game.json', (part) => {
  const question = questions.find(({ kind }) => kind === 'look');
  for (const [, value] of choicesOfPart(part, {})) {
    const character = value === undefined ? {} : { [part.key]: value };
    expect(question && answerProblem(question, character)).toBeUndefined();
  }
  expect(question && answerProblem(question, { [part.key]: 7 })).toMatch(/7/);
});

test.each(lookParts)('steps lead through every choice of $label and back to the first, in both directions', (part) => {
  for (const step of [1, -1] as const) {
    const ownLook = { [part.key]: 'the owner’s' };
    const values = choicesOfPart(part, ownLook);
    let look = {};
    const reachedValues = values.map(() => {
      look = stepLook(look, part, { ownLook, step });
      return Object.values(look)[0];
    });
    expect(new Set(reachedValues)).toEqual(new Set(values.map(([, value]) => value)));
    expect(look).toEqual({});
  }
});

test('a terminal with colors shows the chosen look, and keeps the owner’s own color', async () => {
  const { input, output, until, press } = terminal();
  Object.assign(output, { hasColors: () => true });
  const answer = lookPrompt({ input, output }, 'What does your character look like?', { hair: '#010203' });
  await until('Color of the hair or cloth: #010203');
  await until(ownHair);
  press(keys.up);
  await until('> Headphones: < yes >');
  let laterOutput = '';
  output.on('data', (text) => {
    laterOutput += String(text);
  });
  press(keys.right);
  await until('< no >');
  expect(laterOutput).not.toContain(headphoneLight);
  press(keys.enter);
  expect(await answer).toEqual({ hair: '#010203', headphones: false });
});

test('a terminal without colors shows only the names of the choices', async () => {
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
