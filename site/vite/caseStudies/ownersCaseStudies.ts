import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../src/resume/Content.ts';
import type { CaseStudy, CaseStudyContent, CaseStudyPicture } from '../../../src/resume/caseStudies.ts';
import { nonEmptyTexts } from '../../../src/resume/text/normalizeText.ts';
import { slugOf } from '../../../src/resume/text/slugOf.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import { ownersFile } from '../../config/ownersFile.ts';
import { type DocumentProblem, documentError, documentWarning } from '../../documents/DocumentProblem.ts';
import { type Finding, relativePath, sourceFile } from '../../import/index.ts';
import { hashedName } from '../folder/hashedName.ts';
import { caseStudyPage } from './caseStudyPage.ts';
import { preparePicture } from './preparePicture.ts';

/** The projects' pictures and pages. Addresses are relative to the site's root. */
export type OwnersCaseStudies = {
  caseStudies: readonly CaseStudy[];
  /** The pages by slug, the last part of their paths. */
  pages: Readonly<Record<string, CaseStudyContent>>;
  /** The files of all pictures, by address. */
  files: Readonly<Record<string, Buffer>>;
  /** The pictures for documents, by the address of their large version. */
  prints: ReadonlyMap<string, Buffer>;
  /** Problems in the settings of game.json. */
  problems: readonly DocumentProblem[];
  /** Problems in the Markdown files. */
  findings: readonly Finding[];
};

/** The folder of case studies, beside game.json. */
const pagesFolder = 'work';

/** About 15,000 words. Each page is published twice: as HTML, and in the script with all pages. */
const pageBound = { maxBytes: 100_000, advice: 'Shorten this page, or link to the rest.' };

/**
 * Prepares the pictures and pages of the résumé's projects.
 * @param folder the folder of game.json
 */
export async function ownersCaseStudies({ resume, game }: Content, folder: string): Promise<OwnersCaseStudies> {
  const files: Record<string, Buffer> = {};
  const prints = new Map<string, Buffer>();
  const addPicture = async (from: string, file: string, alt: string): Promise<CaseStudyPicture> => {
    const { width, height, large, small, dots, print } = await preparePicture(ownersFile(from, file));
    const addFile = (form: string, bytes: Buffer) => {
      const name = hashedName(`assets/work-${form}`, bytes);
      files[name] = bytes;
      return name;
    };
    const picture = {
      alt,
      width,
      height,
      large: addFile('large.webp', large),
      small: addFile('small.webp', small),
      dots: addFile('dots.png', dots),
    };
    prints.set(picture.large, print);
    return picture;
  };

  const names = [...new Set(nonEmptyTexts((resume.projects ?? []).map(({ name }) => name)))];
  const projectSettings = game.projects ?? {};
  const problems: DocumentProblem[] = Object.keys(projectSettings)
    .filter((project) => !names.includes(project))
    .map((project) => documentWarning('game', ['projects', project], unknownProjectMessage(names)));
  const { pages, findings, slugByProject } = await ownersPages({ folder, names, projectSettings, addPicture });

  const caseStudies: CaseStudy[] = [];
  for (const project of names) {
    const { picture, source, outcome, page: pageName } = projectSettings[project] ?? {};
    const slug = slugByProject.get(project);
    if (pageName && !slug && !existsSync(join(folder, pagesFolder, `${pageName}.md`))) {
      const message = `There is no file ${pagesFolder}/${pageName}.md beside game.json. Write it, or remove this setting.`;
      problems.push(documentError('game', ['projects', project, 'page'], message));
    }
    const caseStudyPicture = picture
      ? await addPicture(folder, picture.file, picture.alt).catch((cause: unknown) => {
          problems.push(
            documentError('game', ['projects', project, 'picture', 'file'], unusableFileMessage(picture.file, cause)),
          );
        })
      : undefined;
    const caseStudy = {
      project,
      ...(slug && { page: `work/${slug}` }),
      ...(source && { source }),
      ...(outcome && { outcome }),
      ...(caseStudyPicture && { picture: caseStudyPicture }),
    };
    if (Object.keys(caseStudy).length > 1) caseStudies.push(caseStudy);
  }
  return { caseStudies, pages, files, prints, problems, findings };
}

function unknownProjectMessage(names: readonly string[]): string {
  const others = names.length > 0 ? `, or use one of: ${names.map((name) => `"${name}"`).join(', ')}` : '';
  return `The résumé shows no project of this name, so this setting has no effect. Remove it${others}.`;
}

function unusableFileMessage(file: string, cause: unknown): string {
  const advice = 'Put a PNG, JPEG, WebP or SVG file in the folder of game.json, and use its name here.';
  return `"${file}" cannot be used: ${errorMessage(cause)}. ${advice}`;
}

type PagesFacts = {
  folder: string;
  names: readonly string[];
  projectSettings: NonNullable<Content['game']['projects']>;
  addPicture: (from: string, file: string, alt: string) => Promise<CaseStudyPicture>;
};

async function ownersPages({ folder, names, projectSettings, addPicture }: PagesFacts) {
  const pagesPath = join(folder, pagesFolder);
  const pages: Record<string, CaseStudyContent> = {};
  const slugByProject = new Map<string, string>();
  const findings: Finding[] = [];
  const pageFiles = existsSync(pagesPath) ? readdirSync(pagesPath).filter((file) => file.endsWith('.md')) : [];
  for (const name of pageFiles.sort()) {
    const file = relativePath(join(pagesPath, name));
    const slug = name.replace(/\.md$/, '');
    const project =
      names.find((projectName) => projectSettings[projectName]?.page === slug) ??
      names.find((projectName) => projectSettings[projectName]?.page === undefined && slugOf(projectName) === slug);
    if (project === undefined) {
      const [exampleSlug = 'tile-kit'] = names.map(slugOf).filter(Boolean);
      const message =
        'No project of the résumé has this page, so it is not published. ' +
        `Name the file after one, like "${exampleSlug}.md", or say in game.json: ` +
        `"projects": { "…": { "page": "${slug}" } }.`;
      findings.push({ severity: 'warning', file, path: [], message });
      continue;
    }
    const { text, unreadableReason = '' } = sourceFile(join(pagesPath, name), pageBound);
    if (text === undefined) {
      findings.push({ severity: 'error', file, path: [], message: unreadableReason });
      continue;
    }
    const { page, problems } = await caseStudyPage(text, project, (picture, alt) =>
      addPicture(pagesPath, picture, alt),
    );
    findings.push(
      ...problems.map((problem) => ({ severity: 'error' as const, file, path: [], column: 1, ...problem })),
    );
    pages[slug] = page;
    slugByProject.set(project, slug);
  }
  return { pages, findings, slugByProject };
}

/**
 * Prefixes the case studies' addresses with the site's path for pages, or with its address for
 * documents. Without an address, documents have no links to pages.
 */
export function caseStudiesAt(prefix: string, caseStudies: readonly CaseStudy[]): readonly CaseStudy[] {
  return caseStudies.map(({ page, picture, ...caseStudy }) => ({
    ...caseStudy,
    ...(page && prefix && { page: prefix + page }),
    ...(picture && { picture: pictureAt(prefix, picture) }),
  }));
}

export function pictureAt(prefix: string, { small, large, dots, ...picture }: CaseStudyPicture): CaseStudyPicture {
  return { ...picture, small: prefix + small, large: prefix + large, dots: prefix + dots };
}
