/** A `package.json`. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Fields that only the repository needs. */
const own = [
  'private',
  'workspaces',
  'scripts',
  'dependencies',
  'devDependencies',
  'overrides',
  'allowScripts',
  'knip',
  'publishConfig',
];

/**
 * The manifest that a package is published with: that of the repository, whose exports are sources, without what only the repository
 * needs, and with what its `publishConfig` says in its place.
 */
export function publishedManifest(manifest: Manifest): Manifest {
  const kept = Object.entries(manifest).filter(([field]) => !own.includes(field));
  return { ...Object.fromEntries(kept), ...Object(manifest.publishConfig) };
}
