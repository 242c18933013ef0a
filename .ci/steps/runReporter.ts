import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError, TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** The results of a run of Vitest. */
export interface TestRun {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each failure. */
  readonly failures: readonly string[];
  /**
   * The seconds from the start of a project's first test file to the end of its last one, by the
   * project's name. `setup` is the time before the first test.
   */
  readonly times: Readonly<Record<string, number>>;
  /** The ids of all stories that ran. */
  readonly storyIds: readonly string[];
}

/** A Vitest reporter. Writes a `TestRun` to the path in `TEST_RUN`. */
export default class RunReporter implements Reporter {
  #beginMs = 0;
  readonly #spans = new Map<string, readonly [firstMs: number, lastMs: number]>();

  onTestRunStart(): void {
    this.#beginMs = Date.now();
  }

  onTestModuleStart({ project }: TestModule): void {
    this.#extend(project.name);
  }

  onTestModuleEnd({ project }: TestModule): void {
    this.#extend(project.name);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const countOf = (state: string) => tests.filter((test) => test.result().state === state).length;
    const firstMs = Math.min(Date.now(), ...[...this.#spans.values()].map(([first]) => first));
    const spans = [['setup', [this.#beginMs, firstMs]] as const, ...this.#spans];
    const run: TestRun = {
      passed: countOf('passed'),
      skipped: countOf('skipped'),
      failures: [...modules.flatMap(failuresIn), ...unhandledErrors.map(firstLine)],
      times: Object.fromEntries(spans.map(([name, [first, last]]) => [name, (last - first) / 1000])),
      storyIds: tests.flatMap((test) => {
        const meta = test.meta();
        return 'storyId' in meta && typeof meta.storyId === 'string' ? meta.storyId : [];
      }),
    };
    writeFileSync(process.env.TEST_RUN ?? '', JSON.stringify(run));
  }

  #extend(name: string): void {
    const [firstMs = Date.now()] = this.#spans.get(name) ?? [];
    this.#spans.set(name, [firstMs, Date.now()]);
  }
}

/** The first error of the file, of each suite's hooks and of each failed test. */
function failuresIn(module: TestModule): readonly string[] {
  const where = relative(process.cwd(), module.moduleId);
  const { children } = module;
  const parts = [
    { name: where, errors: module.errors() },
    ...Array.from(children.allSuites(), (suite) => ({ name: `${where} > ${suite.fullName}`, errors: suite.errors() })),
    ...Array.from(children.allTests('failed'), (test) => ({
      name: `${where} > ${test.fullName}`,
      errors: test.result().errors ?? [],
    })),
  ];
  return parts.flatMap(({ name, errors: [error] }) => (error ? `${name}: ${firstLine(error)}` : []));
}

/** A thrown value may be no error, and has no message then. */
const firstLine = ({ message = 'threw no error with a message' }: Partial<SerializedError>) =>
  message.trimStart().split('\n', 1).join();
