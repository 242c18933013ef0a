/** Counts how often what is written in an element changes from now on. */
export function textChanges(room: HTMLElement): () => number {
  let count = 0;
  const add = (records: readonly MutationRecord[]) => {
    count += records.length;
  };
  const observer = new MutationObserver(add);
  observer.observe(room, { childList: true, characterData: true, subtree: true });
  return () => {
    // What has changed since the observer was last called.
    add(observer.takeRecords());
    return count;
  };
}
