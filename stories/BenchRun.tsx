import { DocsTable } from './DocsTable.tsx';

/** Recorded results of a benchmark: date, machine, number of runs, and a table of medians. */
export interface BenchResults {
  readonly date: string;
  readonly machine: string;
  readonly runs: number;
  readonly lines: readonly Readonly<Record<string, string>>[];
}

/** Shows recorded results. */
export function BenchRun({ of: { date, machine, runs, lines } }: { of: BenchResults }) {
  return (
    <>
      <p>
        Medians of {runs} runs on {date}. Machine: {machine}.
      </p>
      <DocsTable of={lines} />
    </>
  );
}
