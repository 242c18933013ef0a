import type { Readable, Writable } from 'node:stream';
import { Prompt } from '@clack/core';
import { S_BAR, S_BAR_END, symbol } from '@clack/prompts';
import { choicesOfPart, type Look, lookParts, stepLook } from './lookParts.ts';
import { portraitLines } from './portraitLines.ts';

type Terminal = { input: Readable; output: Writable };

/** The width of the list, which is to the left of the picture, in columns. */
const listWidth = 46;

/** The minimum width of a terminal that shows the picture, in columns. */
const minWidth = 84;

/**
 * Lets the owner choose the character's look: up and down choose a part, left and right change it. A
 * wide terminal with 24-bit colors shows the character beside the list.
 * @param ownLook `character` of the owner's game.json
 */
export function lookPrompt({ input, output }: Terminal, message: string, ownLook: Look) {
  let row = 0;
  const prompt = new Prompt<Look>(
    {
      input,
      output,
      initialValue: ownLook,
      render() {
        const isDone = this.state === 'submit' || this.state === 'cancel';
        const look = this.value ?? ownLook;
        const list = lookParts.map((part, index) => {
          const name = choicesOfPart(part, ownLook).find(([, value]) => value === look[part.key])?.[0] ?? '';
          return index === row && !isDone ? `> ${part.label}: < ${name} >` : `  ${part.label}: ${name}`;
        });
        const hasPicture = !isDone && !this.accessible && hasPictures(output);
        const lines = hasPicture ? joinColumns(list, portraitLines(look)) : list;
        const help = isDone ? [] : [`${S_BAR_END}  Up and down: choose. Left and right: change. Enter: accept.`];
        const title = `${symbol(this.state)}  ${message}`;
        return [S_BAR, title, ...lines.map((line) => `${S_BAR} ${line}`), ...help].join('\n');
      },
    },
    false,
  );
  prompt.value = ownLook;
  prompt.on('cursor', (key) => {
    if (key === 'up' || key === 'down') row = (row + (key === 'up' ? lookParts.length - 1 : 1)) % lookParts.length;
    const part = lookParts[row];
    if (part && (key === 'left' || key === 'right'))
      prompt.value = stepLook(prompt.value ?? ownLook, part, { ownLook, step: key === 'left' ? -1 : 1 });
  });
  return prompt.prompt();
}

function joinColumns(list: readonly string[], picture: readonly string[]): readonly string[] {
  return picture.map((line, index) => `${(list[index] ?? '').padEnd(listWidth)}${line}`.trimEnd());
}

/** Whether a stream is a wide terminal with 24-bit colors. Never with `NO_COLOR`, or for a pipe. */
function hasPictures(output: Writable): boolean {
  const hasColors = 'hasColors' in output && typeof output.hasColors === 'function' && output.hasColors(2 ** 24);
  return hasColors === true && 'columns' in output && Number(output.columns) >= minWidth;
}
