import { frames } from './frames.ts';

/** What moves while something is done and in the two frames after it: each shift of the layout, in words. */
export async function shiftsOf(act: () => unknown): Promise<readonly string[]> {
  // What was drawn just before is to be on the screen: only what was painted can move.
  await frames(2);
  const shifts: string[] = [];
  const note = (entries: PerformanceEntryList): void =>
    void shifts.push(...entries.map((entry) => JSON.stringify(entry)));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await act();
  await frames(2);
  note(observer.takeRecords());
  observer.disconnect();
  return shifts;
}
