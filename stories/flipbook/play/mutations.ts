/** Everything that was changed in `root` while `meanwhile` ran. */
export async function mutations(root: HTMLElement, meanwhile: () => Promise<void>): Promise<MutationRecord[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  await meanwhile();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records;
}
