import type { Content } from '../../src/resume/Content.ts';
import type { Work } from '../../src/resume/works.ts';

/** A project's picture for the templates; `null` if it has none. */
export function printedPicture(work: Work | undefined, { works = [] }: Content): { file: string; alt: string } | null {
  return work?.picture ? { file: `work-${works.indexOf(work)}.jpg`, alt: work.picture.alt } : null;
}

/** @param prints by the end of their addresses */
export function printedPictures(content: Content, prints: ReadonlyMap<string, Buffer> = new Map()) {
  return (content.works ?? []).flatMap((work) => {
    const [, bytes] = [...prints].find(([address]) => work.picture?.large.endsWith(address)) ?? [];
    const { file } = printedPicture(work, content) ?? {};
    return file && bytes ? [[`pictures/${file}`, bytes] as const] : [];
  });
}
