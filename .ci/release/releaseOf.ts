/** A package that a tag can release. */
export interface ReleasablePackage {
  readonly name: string;
  readonly version: string;
  readonly changelog: string;
}

export interface Release {
  readonly name: string;
  /** npm's tag: `next` for a version such as `0.2.0-beta.1`, else `latest`. */
  readonly distTag: 'latest' | 'next';
  /** The changelog's section of this version. */
  readonly notes: string;
}

/**
 * The release of a tag such as `react-page-turn@0.1.0`.
 * @throws if tag, version and changelog do not agree
 */
export function releaseOf(tag: string, packages: readonly ReleasablePackage[]): Release {
  const tags = packages.map(({ name, version }) => `${name}@${version}`);
  const releasedPackage = packages[tags.indexOf(tag)];
  if (!releasedPackage)
    throw new Error(
      `The tag ${tag} matches no package version. Expected ${tags.join(' or ')}. ` +
        'Push a matching tag, or change the version in package.json.',
    );
  const { name, version, changelog } = releasedPackage;
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  const notes = section?.replace(/^.*/, '').trim();
  if (!notes)
    throw new Error(
      `The changelog of ${name} has no text under "## [${version}]". Rename "## [Unreleased]" to it, with the date, and tag again.`,
    );
  return { name, distTag: version.includes('-') ? 'next' : 'latest', notes };
}
