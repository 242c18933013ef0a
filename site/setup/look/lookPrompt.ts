import type { Readable, Writable } from 'node:stream';
import { Prompt } from '@clack/core';
import { S_BAR, S_BAR_END, symbol } from '@clack/prompts';
import { choicesOfPart, type Look, lookParts, stepLook } from './lookParts.ts';
import { portraitLines } from './portraitLines.ts';

type Terminal = { input: Readable; output: Writable };

/** The space for the list to the left of the picture, in columns. */
const listWidth = 46;

/** A narrower terminal gets no picture. In columns. */
const leastWidth = 84;

/**
 * Lets the owner choose the hero's look: up and down choose a part, left and right change it. A
 * terminal with 24-bit colors draws the hero beside the list.
 * @param owners `character` of the owner's game.json
 */
export function lookPrompt({ input, output }: Terminal, message: string, owners: Look) {
  let row = 0;
  const prompt = new Prompt<Look>(
    {
      input,
      output,
      initialValue: owners,
      render() {
        const isDone = this.state === 'submit' || this.state === 'cancel';
        const look = this.value ?? owners;
        const list = lookParts.map((part, index) => {
          const name = choicesOfPart(part, owners).find(([, value]) => value === look[part.key])?.[0] ?? '';
          return index === row && !isDone ? `> ${part.label}: < ${name} >` : `  ${part.label}: ${name}`;
        });
        const hasPicture = !isDone && !this.accessible && hasPictures(output);
        const lines = hasPicture ? beside(list, portraitLines(look)) : list;
        const help = isDone ? [] : [`${S_BAR_END}  Up and down: choose. Left and right: change. Enter: accept.`];
        const title = `${symbol(this.state)}  ${message}`;
        return [S_BAR, title, ...lines.map((line) => `${S_BAR} ${line}`), ...help].join('\n');
      },
    },
    false,
  );
  prompt.value = owners;
  prompt.on('cursor', (key) => {
    if (key === 'up' || key === 'down') row = (row + (key === 'up' ? lookParts.length - 1 : 1)) % lookParts.length;
    const part = lookParts[row];
    if (part && (key === 'left' || key === 'right'))
      prompt.value = stepLook(prompt.value ?? owners, part, { owners, step: key === 'left' ? -1 : 1 });
  });
  return prompt.prompt();
}

function beside(list: readonly string[], picture: readonly string[]): readonly string[] {
  return picture.map((line, index) => `${(list[index] ?? '').padEnd(listWidth)}${line}`.trimEnd());
}

/** Whether a stream is a wide terminal with 24-bit colors. `NO_COLOR` and pipes have none. */
function hasPictures(output: Writable): boolean {
  const hasColors = 'hasColors' in output && typeof output.hasColors === 'function' && output.hasColors(2 ** 24);
  return hasColors === true && 'columns' in output && Number(output.columns) >= leastWidth;
}
