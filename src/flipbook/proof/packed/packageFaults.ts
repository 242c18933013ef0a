import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { type Message, publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Resolutions without ES modules: CommonJS in Node, and TypeScript's oldest, which knows no `exports`. The package has ES modules
 * only, so neither can find it: the profile `esm-only` of `attw`. A CommonJS project imports it by `import()`.
 */
const withoutModules = ['node10', 'node16-cjs'];

/**
 * What `publint` and `attw` (Are the types wrong?) find in a package.
 *
 * @param tarball as `npm pack` writes it
 * @returns a line for each, those of `publint` first; suggestions count
 */
export async function packageFaults(tarball: Uint8Array): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  const sentence = (message: Message) => formatMessage(message, pkg, { color: false }) ?? message.code;
  const types = await checkPackage(createPackageFromTarballData(tarball));
  const problems = types.types ? types.problems.filter(applies).map(problemLine) : ['attw: The package has no types.'];
  return [...messages.map((message) => `publint: ${sentence(message)}`), ...problems];
}

function applies(problem: Problem): boolean {
  return !('resolutionKind' in problem && withoutModules.includes(problem.resolutionKind));
}

function problemLine({ kind, ...where }: Problem): string {
  return `attw: ${kind} ${JSON.stringify(where)}`;
}
