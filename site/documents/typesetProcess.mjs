// Typesets a document in a process of its own: see typstSetter.ts. The job comes on the standard
// input, the result goes to the standard output, and the name of each step to the fourth stream.
import { readFileSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { typeset } from './typeset.mjs';

try {
  process.stdout.write(serialize(typeset(deserialize(readFileSync(0)), (step) => writeSync(3, `${step}\n`))));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
