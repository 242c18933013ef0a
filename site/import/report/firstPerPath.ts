import { type Finding, pathText } from './Finding.ts';

/** Keeps the first finding of each path. A misspelt key does not also count as missing. */
export function firstPerPath(findings: readonly Finding[]): Finding[] {
  const seenPaths = new Set<string>();
  for (const { intendedPath } of findings) {
    if (!intendedPath) continue;
    seenPaths.add(pathText(intendedPath));
    // A step has one key, so a misspelt key makes the whole step invalid.
    if (typeof intendedPath.at(-2) === 'number') seenPaths.add(pathText(intendedPath.slice(0, -1)));
  }
  return findings.filter(({ path }) => {
    const pathKey = pathText(path);
    const isFirst = !seenPaths.has(pathKey);
    seenPaths.add(pathKey);
    return isFirst;
  });
}
