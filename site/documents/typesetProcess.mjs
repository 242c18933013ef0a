// Typesets a document. typesetter.ts runs it in a process of its own. It reads the job from the
// standard input, and writes the result to the standard output and each step to the fourth stream.
import { readFileSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { typeset } from './typeset.mjs';

try {
  process.stdout.write(serialize(typeset(deserialize(readFileSync(0)), (step) => writeSync(3, `${step}\n`))));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
