/** A changed picture and how far it is from the committed one. */
export interface ReportedPicture {
  readonly id: string;
  /** In words: how many pixels differ, and how much; or that there is no committed picture. */
  readonly distance: string;
  /** Addresses in the report's folder; `undefined` where there is no such picture. */
  readonly before: string | undefined;
  readonly after: string;
  readonly diff: string | undefined;
  /** The committed picture's path in the repository. */
  readonly committed: string | undefined;
}

/** A page that shows each picture before, after, and where they differ, beside each other. */
export function reportPage(pictures: readonly ReportedPicture[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Changed pictures (${pictures.length})</title>
<style>
body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #ddd; }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
figure { margin: 0; }
img { max-width: 100%; background: #fff; }
</style>
<h1>Changed pictures (${pictures.length})</h1>
${pictures.map(section).join('\n')}
</html>
`;
}

function section({ id, distance, before, after, diff }: ReportedPicture): string {
  const shown = [
    ['Before', before],
    ['After', after],
    ['Where they differ', diff],
  ] as const;
  const figures = shown.map(([title, address]) => figure(title, address)).join('');
  return `<section><h2>${id}</h2><p>${distance}</p><div>${figures}</div></section>`;
}

function figure(title: string, address: string | undefined): string {
  const picture = address ? `<a href="${address}"><img src="${address}" alt=""></a>` : '<p>None.</p>';
  return `<figure><figcaption>${title}</figcaption>${picture}</figure>`;
}

/**
 * The same as a table for the job's summary. GitHub shows a picture there only from an address that is open to all, which
 * one that is not pushed lacks: the pictures are in the artifact.
 *
 * @param committedAt the address of the repository's files at the tested commit, without a slash at its end
 */
export function reportTable(pictures: readonly ReportedPicture[], committedAt: string): string {
  const rows = pictures.map(({ id, distance, committed }) => {
    const name = committed ? `[${id}](${committedAt}/${committed})` : id;
    return `| ${name} | ${distance} |`;
  });
  return `### Changed pictures: ${pictures.length}\n\n| picture, as committed | now |\n| --- | --- |\n${rows.join('\n')}\n\n`;
}
