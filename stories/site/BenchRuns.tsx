import { BookTable } from '../BookTable.tsx';
import kept from './pagesBench.json';
import presses from './pressesBench.json';
import { Waterfall } from './waterfall/Waterfall.tsx';
import type { WaterfallMoments, WaterfallRequest } from './waterfall/waterfallLayout.ts';

/** When the two runs of the bench that are kept were made, how often each page was loaded, and on what. */
export function BenchRuns() {
  return (
    <ul>
      {(['before', 'now'] as const).map((when) => (
        <li key={when}>
          <strong>{when}</strong>: {kept[when].date}, medians of {kept[when].runs} runs. {kept[when].machine}.
        </li>
      ))}
    </ul>
  );
}

/** A table for each page: before, now, and what it is to be. */
export function BenchTables() {
  return kept.pages.map(({ page, lines }) => (
    <section key={page}>
      <h3>
        <code>{page}</code>
      </h3>
      <BookTable of={lines} />
    </section>
  ));
}

/** The loads of a page on a slow line, before and now, along one axis. */
export function BenchWaterfalls({ page }: { page: keyof typeof kept.now.waterfalls }) {
  const loads: readonly { when: string; requests: readonly WaterfallRequest[]; moments: WaterfallMoments }[] = [
    { when: 'before', ...kept.before.waterfalls[page] },
    { when: 'now', ...kept.now.waterfalls[page] },
  ];
  const ends = loads.flatMap(({ requests, moments }) => [
    ...requests.map(({ endMs }) => endMs),
    ...Object.values(moments),
  ]);
  return loads.map(({ when, requests, moments }) => (
    <Waterfall key={when} name={`${page} ${when}`} requests={requests} moments={moments} untilMs={Math.max(...ends)} />
  ));
}

/** From a press to its answer: the run that is kept. */
export function PressesRun() {
  return (
    <>
      <p>
        {presses.date}, medians of {presses.runs} runs, then the worst. {presses.machine}.
      </p>
      {/* A press is measured in several windows: a line is named by both. */}
      <BookTable of={presses.lines.map(({ window, ...line }) => ({ ...line, press: `${line.press}, ${window}` }))} />
    </>
  );
}
