import { DocsTable } from './DocsTable.tsx';

/** A recorded run of the benchmark: date, machine and table. */
export interface Run {
  readonly date: string;
  readonly machine: string;
  readonly runs: number;
  readonly lines: readonly Readonly<Record<string, string>>[];
}

/** Shows a recorded run. */
export function BenchRun({ of: { date, machine, runs, lines } }: { of: Run }) {
  return (
    <>
      <p>
        Medians of {runs} runs on {date}. Machine: {machine}.
      </p>
      <DocsTable of={lines} />
    </>
  );
}
