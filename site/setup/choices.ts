import type { Content } from '../../src/content/Content.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { printable } from '../../src/content/check/printable.ts';
import type { AnswerKind } from './questions.ts';
import type { Choices } from './SetupPrompts.ts';

/** What of a résumé everybody may read or not, and whether a draft of game.json says so. */
const publishable: readonly (readonly [key: string, label: string, isThere: (resume: Content['resume']) => boolean])[] =
  [
    ['phone', 'my phone number', ({ basics }) => Boolean(basics.phone)],
    ['references', 'the names of those who speak for me', ({ references = [] }) => references.some(({ name }) => name)],
  ];

/** What a question lets its owner pick from; `undefined` where it is answered in words. */
export function choicesOf(kind: AnswerKind, draft: unknown, { resume, stageNames }: Choosing): Choices | undefined {
  if (kind === 'published') {
    const there = publishable.filter(([, , isThere]) => isThere(resume));
    const isChosen = (key: string) => isRecord(draft) && draft[key] === true;
    return choices(
      there.map(([key, label]) => ({ label, value: key, isChosen: isChosen(key) })),
      (picked) => Object.fromEntries(there.map(([key]) => [key, picked.includes(key)])),
    );
  }
  if (!Array.isArray(draft)) return undefined;
  if (kind === 'levels') {
    const named = stageNames.map((name) => ({ label: name, value: name, isChosen: draft.includes(name) }));
    return choices(named, (picked) => picked);
  }
  if (kind !== 'sideQuests') return undefined;
  const quests = draft.map((quest: unknown) => ({
    label: isRecord(quest) ? String(quest.title) : '',
    value: quest,
    isChosen: true,
  }));
  return choices(quests, (picked) => picked);
}

export type Choosing = { resume: Content['resume']; stageNames: readonly string[] };

function choices<Value>(
  all: readonly { label: string; value: Value; isChosen: boolean }[],
  answer: (picked: readonly Value[]) => unknown,
): Choices {
  return {
    options: all.map(({ label }, value) => ({ value, label: printable(label) })),
    chosen: all.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])),
    answer: (picked) => answer(all.filter((_, index) => picked.includes(index)).map(({ value }) => value)),
  };
}
