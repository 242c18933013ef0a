import { writeFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** Seconds by the name of a Vitest project. */
export type ProjectTimes = Readonly<Record<string, number>>;

/**
 * A Vitest reporter. Writes each project's duration, from the start of its first test file to the
 * end of its last one, to the path in `PROJECT_TIMES`. `setup` is the time before the first test.
 */
export default class TimesReporter implements Reporter {
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

  onTestRunEnd(): void {
    const firstMs = Math.min(Date.now(), ...[...this.#spans.values()].map(([first]) => first));
    const spans = new Map([['setup', [this.#beginMs, firstMs] as const], ...this.#spans]);
    const seconds: ProjectTimes = Object.fromEntries(
      Array.from(spans, ([name, [first, last]]) => [name, (last - first) / 1000]),
    );
    writeFileSync(process.env.PROJECT_TIMES ?? '', JSON.stringify(seconds));
  }

  #extend(name: string): void {
    const [firstMs = Date.now()] = this.#spans.get(name) ?? [];
    this.#spans.set(name, [firstMs, Date.now()]);
  }
}
