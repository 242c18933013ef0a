import type { Content } from '../../src/resume/Content.ts';
import type { CaseStudy } from '../../src/resume/caseStudies.ts';

/** A project's picture for the templates; `null` if it has none. */
export function printedPicture(
  caseStudy: CaseStudy | undefined,
  { caseStudies = [] }: Content,
): { file: string; alt: string } | null {
  return caseStudy?.picture ? { file: `work-${caseStudies.indexOf(caseStudy)}.jpg`, alt: caseStudy.picture.alt } : null;
}

/**
 * The files of the projects' pictures.
 * @param prints the pictures for print, by the address of their large version below the site's root
 */
export function printedPictures(content: Content, prints: ReadonlyMap<string, Buffer> = new Map()) {
  return (content.caseStudies ?? []).flatMap((caseStudy) => {
    const [, bytes] = [...prints].find(([address]) => caseStudy.picture?.large.endsWith(address)) ?? [];
    const { file } = printedPicture(caseStudy, content) ?? {};
    return file && bytes ? [[`pictures/${file}`, bytes] as const] : [];
  });
}
