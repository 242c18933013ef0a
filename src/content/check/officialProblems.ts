// The verdict of the official JSON Resume schema, said in plain words.
import { type SchemaError, validate } from '@jsonresume/schema';
import { error, type Problem } from './Problem.ts';
import { shown } from './shown.ts';

const kinds: ReadonlyMap<unknown, string> = new Map([
  ['string', 'a text in double quotes'],
  ['array', 'a list in [ ]'],
  ['object', 'an object in { }'],
]);

/** Checks a document against the official schema. */
export function officialProblems(document: unknown): Problem[] {
  let problems: Problem[] = [];
  validate(document, (errors) => {
    problems = (errors ?? []).filter(isItsMatter).map((found) => error(found.path, inPlainWords(found)));
  });
  return problems;
}

/** Its e-mail addresses have no letters but English ones, and may have a `?`: `addressProblems` decides. */
function isItsMatter({ name, argument, instance }: SchemaError): boolean {
  return !(name === 'format' && argument === 'email') || instance === '';
}

function inPlainWords({ name, argument, instance, message }: SchemaError): string {
  if (instance === '') return 'This is empty. Write something, or take the line out.';
  if (name === 'type') {
    const [kind = 'another kind of value'] = [argument].flat().map((type) => kinds.get(type));
    const leave = instance === null ? ', or take the line out' : '';
    return `${shown(instance)} is not ${kind}. Write ${kind}${leave}.`;
  }
  if (name === 'format' && argument === 'uri') {
    return `${shown(instance)} is not a web address. Write it in full, with https:// and without spaces.`;
  }
  return `The JSON Resume schema says: ${shown(instance)} ${message}.`;
}
