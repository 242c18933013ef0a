import { BookTable } from '../BookTable.tsx';
import run from './benchRun.json';

/** The run of the bench that is kept: when, on what, and its table. */
export function BenchRun() {
  return (
    <>
      <p>
        {run.date}, medians of {run.runs} runs. {run.machine}.
      </p>
      <BookTable of={run.lines} />
    </>
  );
}
