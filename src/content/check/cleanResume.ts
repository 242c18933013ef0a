import { projectKind } from '../draft/projectKind.ts';
import type { ProjectKind } from '../projectKinds.ts';
import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { type FileExists, isOwnPicture } from './addressProblems.ts';
import { isRecord } from './everyValue.ts';
import { withoutEmpty } from './mend/Mending.ts';

/** What is done once: with a start alone it does not go on. */
const once: readonly ProjectKind[] = ['talk', 'writing', 'prize'];

/** A faultless document, reduced to what the product reads. Empty texts count as missing, and so does a picture that is not shown. */
export function cleanResume(document: unknown, fileExists: FileExists): WrittenResume {
  const { projects, ...resume } = resumeSchema.parse(withoutPicture(withoutEmpty(document), fileExists));
  const dated = projects?.map((project) =>
    project.endDate || !once.includes(projectKind(project)) ? project : { ...project, endDate: project.startDate },
  );
  return { ...resume, ...(dated && { projects: dated }) };
}

function withoutPicture(document: unknown, fileExists: FileExists): unknown {
  if (!isRecord(document) || !isRecord(document.basics)) return document;
  const { image, ...basics } = document.basics;
  const isShown = typeof image === 'string' && isOwnPicture(image, fileExists);
  return { ...document, basics: isShown ? { ...basics, image } : basics };
}
