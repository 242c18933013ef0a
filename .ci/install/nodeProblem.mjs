const lowest = [20, 19];

/**
 * Why this version of Node cannot run the project, as a sentence; `undefined` when it can.
 *
 * @param {string} version as in `process.versions.node`
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = lowest;
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return undefined;
  return `This needs Node ${lowest.join('.')} or newer, and this is Node ${version}. Install a newer one (https://nodejs.org), then run the command again.`;
}
