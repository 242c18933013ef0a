import type { Content } from '../../../src/resume/Content.ts';
import { escapeUnprintable } from '../report/escapeUnprintable.ts';
import { isRecord } from '../validate/everyValue.ts';
import type { AnswerKind } from './questions.ts';
import type { Choices } from './SetupPrompts.ts';

/** Private fields of a résumé, which the owner may publish. */
const publishOptions: readonly (readonly [
  key: string,
  label: string,
  isInResume: (resume: Content['resume']) => boolean,
])[] = [
  ['phone', 'my phone number', ({ basics }) => Boolean(basics.phone)],
  ['references', 'the names of my references', ({ references = [] }) => references.some(({ name }) => name)],
];

/** The list that a question offers; `undefined` if the owner types the answer. */
export function choicesOf(
  kind: AnswerKind,
  draft: unknown,
  { resume, stageNames }: ChoiceContext,
): Choices | undefined {
  if (kind === 'published') {
    const presentOptions = publishOptions.filter(([, , isInResume]) => isInResume(resume));
    const isChosen = (key: string) => isRecord(draft) && draft[key] === true;
    return buildChoices(
      presentOptions.map(([key, label]) => ({ label, value: key, isChosen: isChosen(key) })),
      (picked) => Object.fromEntries(presentOptions.map(([key]) => [key, picked.includes(key)])),
    );
  }
  if (!Array.isArray(draft)) return undefined;
  if (kind === 'levels') {
    const levelOptions = stageNames.map((name) => ({ label: name, value: name, isChosen: draft.includes(name) }));
    return buildChoices(levelOptions, (picked) => picked);
  }
  if (kind !== 'sideQuests') return undefined;
  const questOptions = draft.map((quest: unknown) => ({
    label: isRecord(quest) ? String(quest.title) : '',
    value: quest,
    isChosen: true,
  }));
  return buildChoices(questOptions, (picked) => picked);
}

export type ChoiceContext = { resume: Content['resume']; stageNames: readonly string[] };

function buildChoices<Value>(
  choiceItems: readonly { label: string; value: Value; isChosen: boolean }[],
  toAnswer: (pickedValues: readonly Value[]) => unknown,
): Choices {
  return {
    options: choiceItems.map(({ label }, value) => ({ value, label: escapeUnprintable(label) })),
    initialIndexes: choiceItems.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])),
    answer: (pickedIndexes) =>
      toAnswer(choiceItems.filter((_, index) => pickedIndexes.includes(index)).map(({ value }) => value)),
  };
}
