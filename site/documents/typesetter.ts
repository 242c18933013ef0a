import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Input for all documents: the templates' folder, the fonts, and the files added to that folder. */
export type TypstJob = {
  workspace: string;
  fonts: readonly Buffer[];
  files: readonly (readonly [name: string, bytes: string | Buffer])[];
};

/** A layout to try. It is accepted if the document has at most `maxPages` pages. */
export type Layout = { template: string; inputs: Record<string, string>; maxPages: number };

/** The content field of a text that is too long for its area, and the excess. */
export type TooLong = { field: string; percent: number };

/**
 * A page area, the used share of its height, and the visible share of each of its pieces, such as
 * `work`, `work detail` and `languages`. Shares are from 0 to 1.
 */
export type FilledPage = {
  field: string;
  used: number;
  pieces: readonly { name: string; share: number }[];
};

/** A document (no PDF if a text is too long), and the values of its template's marks. */
export type TypstResult = {
  pdf: Buffer | undefined;
  tooLong: readonly TooLong[];
  shortened: readonly { field: string }[];
  filled: readonly FilledPage[];
};

/** Compiles a document in the first layout that fits. @throws Typst's errors, or a `TypstCrash` */
export type Typesetter = (layouts: readonly Layout[]) => TypstResult;

/** Typst crashed or was killed. The message is a part of a sentence, with the cause and the step. */
export class TypstCrash extends Error {}

const script = join(import.meta.dirname, 'typesetProcess.mjs');

/**
 * Compiles each document in a process of its own, because a crash of Typst, a native module, would
 * end the build without a message.
 */
export function createTypesetter(job: TypstJob): Typesetter {
  return (layouts) => {
    const { status, signal, error, stdout, stderr, output } = spawnSync(process.execPath, [script], {
      input: serialize({ job, layouts }),
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      maxBuffer: 1e9,
    });
    if (status === 0) return deserialize(stdout);
    if (status === 1) throw new Error(stderr.toString());
    const cause = signal === 'SIGKILL' ? 'was killed, perhaps because memory ran out' : 'crashed';
    const steps = output?.[3]?.toString().trim().split('\n') ?? [];
    const step = steps.at(-1) || 'starting';
    throw new TypstCrash(`${cause} (${signal ?? error?.message ?? status}) while ${step}`);
  };
}
