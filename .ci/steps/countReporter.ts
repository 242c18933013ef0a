import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Count } from './countLine.ts';

/** Counts a run of Vitest, and sends the {@link Count} to the process that started it. */
export default class CountReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const count = countOf(modules, errors);
    // Vitest ends its process as soon as this is done.
    await new Promise((resolve) => process.send?.(count, resolve) ?? resolve(undefined));
  }
}

/** A file that cannot be read is one failure, and so is each error of a hook or outside the tests. */
function countOf(modules: readonly TestModule[], errors: readonly SerializedError[]): Count {
  const tests = modules.flatMap((file) => [...file.children.allTests()]);
  const having = (wanted: string) => tests.filter((test) => test.result().state === wanted);
  const failures = [
    ...modules.flatMap((file) =>
      [file, ...file.children.allSuites()].flatMap((scope) => scope.errors().map(said(file.relativeModuleId))),
    ),
    ...having('failed').map((test) =>
      said(`${test.module.relativeModuleId} > ${test.fullName}`)(test.result().errors?.[0] ?? { message: '' }),
    ),
    ...errors.map(said('outside the tests')),
  ];
  const passed = having('passed').length;
  const skipped = tests.length - passed - having('failed').length;
  return { passed, failed: failures.length, skipped, failures };
}

function said(where: string) {
  return ({ message }: { message: string }): string => `${where}: ${message.trimStart().split('\n', 1)[0]}`;
}
