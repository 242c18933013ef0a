import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packLibrary } from './packLibrary.ts';

/**
 * Packs the latest build, and checks it with `publint` and `attw` (Are the types wrong?).
 * @param folder an empty work folder
 * @returns the problems of each package, including suggestions
 */
export async function packageFaults(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const packed = await packLibrary(folder);
  return Object.fromEntries(
    await Promise.all(packed.map(async ({ name, tarball }) => [name, await faultsOf(readFileSync(tarball))])),
  );
}

async function faultsOf(tarball: Uint8Array): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  const types = await checkPackage(createPackageFromTarballData(tarball));
  const problems = types.types
    ? types.problems.filter((problem) => applies(problem, pkg.name)).map(problemLine)
    : ['attw: The package has no types.'];
  const messageLine = (message: (typeof messages)[number]) =>
    `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`;
  return [...messages.map(messageLine), ...problems];
}

/** `playable-resume` has ES modules only. */
const applies = ({ kind }: Problem, name: string): boolean =>
  !(name === 'playable-resume' && kind === 'CJSResolvesToESM');

const problemLine = ({ kind, ...where }: Problem): string => `attw: ${kind} ${JSON.stringify(where)}`;
