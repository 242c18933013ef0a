// A script is a list of steps: texts to type, pauses and erasures. Its plan is a list of moments, one
// per change. Times are milliseconds since the script began.

import { graphemes } from '../visit/graphemes.ts';

/**
 * - `type`: a text to add; may contain placeholders such as `{name}`.
 * - `pause`: a wait, in milliseconds.
 * - `erase`: the number of characters (graphemes) to delete from the end.
 */
export type ScriptStep = { readonly type: string } | { readonly pause: number } | { readonly erase: number };

/** Values for a script's placeholders: `{ name: 'Ada' }` fills every `{name}`. */
export type ScriptValues = Readonly<Record<string, string>>;

export type ScriptMoment = {
  /** The start of the moment. */
  readonly atMs: number;
  /** The visible text. Whole characters only. */
  readonly text: string;
  /** Text to be typed, or just erased. It is laid out but invisible, so that lines do not move. */
  readonly rest: string;
  /** Whether characters are being typed. Not during a pause or an erasure. */
  readonly talking: boolean;
  readonly done: boolean;
  /** The start of the next moment; `Infinity` for the last. */
  readonly nextChangeMs: number;
};

/** A script with the times computed by {@link planScript}. */
export type ScriptPlan = {
  /** The moments in order of time, without the last. No two start at the same time. */
  readonly moments: readonly ScriptMoment[];
  /** The last moment, which stays. */
  readonly end: ScriptMoment;
  readonly durationMs: number;
  /** Erased texts that the final text does not start with. They need reserved space. */
  readonly detours: readonly string[];
};

/** Matches right-to-left characters, and marks that change the direction of the following text. */
const directionalCharacter =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Fills a script's placeholders; unknown ones stay visible. Control characters isolate values with
 * right-to-left characters or direction marks, because typed text has no elements around values.
 */
export function fillScript(steps: readonly ScriptStep[], values: ScriptValues): readonly ScriptStep[] {
  const fill = (placeholder: string, key: string) => {
    const value = (Object.hasOwn(values, key) ? values[key] : undefined) ?? placeholder;
    // Characters that end an isolation or a paragraph would end this isolation early.
    return directionalCharacter.test(value) ? `\u2068${value.replace(/[\u2029\u2069]/g, '')}\u2069` : value;
  };
  return steps.map((step) => ('type' in step ? { type: step.type.replace(/\{(\w+)\}/g, fill) } : step));
}

/**
 * Computes all moments of a script. A character appears or disappears at the end of its time, a
 * combining one together with its base. Erasing more than there is leaves nothing.
 * @param steps without placeholders, see {@link fillScript}
 */
export function planScript(steps: readonly ScriptStep[], msPerCharacter: number): ScriptPlan {
  const moments: ScriptMoment[] = [];
  const erasedTexts = new Set<string>();
  let atMs = 0;
  let text = '';
  let fullText = graphemes(textBeforeErasing(steps));

  /** The moment at `atMs` with `count` characters. Ends the last moment, or replaces one at the same time. */
  const nextMoment = (count: number, talking: boolean): ScriptMoment => {
    const lastMoment = moments.pop();
    if (lastMoment && lastMoment.atMs < atMs) moments.push({ ...lastMoment, nextChangeMs: atMs });
    const [typedText, rest] = [fullText.slice(0, count).join(''), fullText.slice(count).join('')];
    return { atMs, text: typedText, rest, talking, done: false, nextChangeMs: Number.POSITIVE_INFINITY };
  };
  const typeOrErase = (count: number, from: number, talking: boolean) => {
    const startMs = atMs;
    for (let typedCount = 0; typedCount <= Math.abs(count - from); typedCount += 1) {
      atMs = startMs + typedCount * msPerCharacter;
      moments.push(nextMoment(from + typedCount * Math.sign(count - from), talking));
    }
  };

  for (const [index, step] of steps.entries()) {
    const before = graphemes(text);
    if ('type' in step) {
      text += step.type;
      typeOrErase(graphemes(text).length, before.length, true);
    } else if ('erase' in step) {
      const keptCount = Math.max(0, before.length - step.erase);
      erasedTexts.add(text);
      typeOrErase(keptCount, before.length, false);
      text = before.slice(0, keptCount).join('');
      fullText = graphemes(text + textBeforeErasing(steps.slice(index + 1)));
    } else {
      moments.push(nextMoment(before.length, false));
      atMs += step.pause;
    }
  }
  const end = { ...nextMoment(fullText.length, false), done: true };
  return { moments, end, durationMs: atMs, detours: [...erasedTexts].filter((erased) => !text.startsWith(erased)) };
}

/** The text typed before the first erasure. */
function textBeforeErasing(steps: readonly ScriptStep[]): string {
  const eraseIndex = steps.findIndex((step) => 'erase' in step);
  return steps
    .slice(0, eraseIndex < 0 ? steps.length : eraseIndex)
    .map((step) => ('type' in step ? step.type : ''))
    .join('');
}

/** The moment of a script after `elapsedMs`, clamped to the first and last. */
export function scriptAt({ moments, end }: ScriptPlan, elapsedMs: number): ScriptMoment {
  return moments.find(({ nextChangeMs }) => elapsedMs < nextChangeMs) ?? end;
}

export function finalText(steps: readonly ScriptStep[], values: ScriptValues): string {
  return planScript(fillScript(steps, values), 0).end.text;
}
