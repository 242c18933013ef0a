import type { BookRecord } from './TestBook.ts';

/** How long a book is waited for: longer than any turn. */
const patienceMs = 10_000;

/** The recorded events of a book, and a way to wait for more. */
export function bookRecords() {
  const records: BookRecord[] = [];
  const waiting = new Set<() => void>();
  const has = (event: BookRecord['event'], value: BookRecord['value']): boolean =>
    records.some((one) => one.event === event && one.value === value);

  return {
    records,
    record(event: BookRecord['event'], value: BookRecord['value']): void {
      records.push({ event, value, atMs: performance.now() });
      for (const look of waiting) look();
    },
    forget(): void {
      records.length = 0;
    },
    until: (event: BookRecord['event'], value: BookRecord['value']) =>
      new Promise<void>((resolve, reject) => {
        const giveUp = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No ${event} ${value} in ${patienceMs / 1000} s, but ${JSON.stringify(records)}`));
        }, patienceMs);
        const look = (): void => {
          if (!has(event, value)) return;
          clearTimeout(giveUp);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
