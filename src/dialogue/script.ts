// A script is a list of keystrokes: letters, pauses and presses of the delete key. Its plan is a list of moments, one for
// each change. Times are milliseconds since the script began.

import { graphemes } from '../visit/graphemes.ts';

/**
 * One step of a script.
 *
 * - `type`: letters to add; may hold placeholders such as `{name}`.
 * - `pause`: a wait, in milliseconds.
 * - `erase`: how many characters, as a reader counts them, to delete from the end.
 */
export type ScriptStep = { readonly type: string } | { readonly pause: number } | { readonly erase: number };

/** What a script's placeholders stand for: `{ name: 'Ada' }` fills every `{name}`. */
export type ScriptValues = Readonly<Record<string, string>>;

export type ScriptMoment = {
  /** When it began. */
  readonly atMs: number;
  /** The text shown. Whole characters only. */
  readonly text: string;
  /** The text up to the next erasing: laid out but not shown yet, so that lines break where they will. */
  readonly rest: string;
  /** Whether letters are being typed just now. Not in a pause, and not while something is erased. */
  readonly talking: boolean;
  readonly done: boolean;
  /** When the next one begins; `Infinity` when all is done. */
  readonly nextChangeMs: number;
};

/** A script with its times worked out by {@link planScript}. */
export type ScriptPlan = {
  /** In order of time, from 0 on, without the last one. No two start at the same time. */
  readonly moments: readonly ScriptMoment[];
  /** The last one, which stays. */
  readonly end: ScriptMoment;
  readonly durationMs: number;
  /** Texts shown before an erasing that the final text does not begin with: their space is kept free. */
  readonly detours: readonly string[];
};

/** Matches letters from right to left, and marks that turn the direction of what follows them. */
const turnsDirection =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Puts words into a script's placeholders. A placeholder without a word stays as it is, so that a slip in the script
 * can be seen; a word is put in as it is, whatever it holds. One that may be written in another direction is isolated: text
 * that is typed letter by letter has no element for it.
 */
export function fillScript(steps: readonly ScriptStep[], values: ScriptValues): readonly ScriptStep[] {
  const fill = (placeholder: string, key: string) => {
    const word = (Object.hasOwn(values, key) ? values[key] : undefined) ?? placeholder;
    // Its own ends of isolation and paragraph would come before ours.
    return turnsDirection.test(word) ? `\u2068${word.replace(/[\u2029\u2069]/g, '')}\u2069` : word;
  };
  return steps.map((step) => ('type' in step ? { type: step.type.replace(/\{(\w+)\}/g, fill) } : step));
}

/**
 * Works out all moments of a script. A character appears, or disappears, at the end of its time; what joins the character
 * before it (an accent typed after a pause) appears with it, so that no half character is shown. Erasing more than there is
 * leaves nothing.
 *
 * @param steps without placeholders, see {@link fillScript}
 * @param msPerCharacter 0 and less take no time
 */
export function planScript(steps: readonly ScriptStep[], msPerCharacter: number): ScriptPlan {
  const moments: ScriptMoment[] = [];
  const peaks = new Set<string>();
  const perCharacterMs = msPerCharacter > 0 ? msPerCharacter : 0;
  let atMs = 0;
  let text = '';
  let fullText = graphemes(textBeforeErasing(steps));

  /** The moment at `atMs` with `count` characters. Ends the moment before it, or replaces one of the same time. */
  const now = (count: number, talking: boolean): ScriptMoment => {
    const before = moments.pop();
    if (before && before.atMs < atMs) moments.push({ ...before, nextChangeMs: atMs });
    const [typedText, follows] = [fullText.slice(0, count).join(''), fullText.slice(count).join('')];
    return { atMs, text: typedText, rest: follows, talking, done: false, nextChangeMs: Number.POSITIVE_INFINITY };
  };
  const goTo = (count: number, from: number, talking: boolean) => {
    const startMs = atMs;
    for (let typedCount = 0; typedCount <= Math.abs(count - from); typedCount += 1) {
      atMs = startMs + typedCount * perCharacterMs;
      moments.push(now(from + typedCount * Math.sign(count - from), talking));
    }
  };

  for (const [index, step] of steps.entries()) {
    const before = graphemes(text);
    if ('type' in step) {
      text += step.type;
      goTo(graphemes(text).length, before.length, true);
    } else if ('erase' in step) {
      const left = Math.max(0, before.length - step.erase);
      peaks.add(text);
      goTo(left, before.length, false);
      text = before.slice(0, left).join('');
      fullText = graphemes(text + textBeforeErasing(steps.slice(index + 1)));
    } else {
      moments.push(now(before.length, false));
      atMs += Math.max(0, step.pause);
    }
  }
  const end = { ...now(fullText.length, false), done: true };
  return { moments, end, durationMs: atMs, detours: [...peaks].filter((peak) => !text.startsWith(peak)) };
}

/** The text that these steps type before the first one that erases. */
function textBeforeErasing(steps: readonly ScriptStep[]): string {
  const eraser = steps.findIndex((step) => 'erase' in step);
  return steps
    .slice(0, eraser < 0 ? steps.length : eraser)
    .map((step) => ('type' in step ? step.type : ''))
    .join('');
}

/** The moment of a script after `elapsedMs`: the first one for earlier times, the last one for later times. */
export function scriptAt({ moments, end }: ScriptPlan, elapsedMs: number): ScriptMoment {
  return moments.find(({ nextChangeMs }) => elapsedMs < nextChangeMs) ?? end;
}

export function finalText(steps: readonly ScriptStep[], values: ScriptValues): string {
  return planScript(fillScript(steps, values), 0).end.text;
}
