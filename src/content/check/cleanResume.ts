import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { type FileExists, isOwnPicture } from './addressProblems.ts';
import { isRecord } from './everyValue.ts';
import { withoutEmpty } from './mend/Mending.ts';

/** A faultless document, reduced to what the product reads. Empty texts count as missing, and so does a picture that is not shown. */
export function cleanResume(document: unknown, fileExists: FileExists): WrittenResume {
  return resumeSchema.parse(withoutPicture(withoutEmpty(document), fileExists));
}

function withoutPicture(document: unknown, fileExists: FileExists): unknown {
  if (!isRecord(document) || !isRecord(document.basics)) return document;
  const { image, ...basics } = document.basics;
  const isShown = typeof image === 'string' && isOwnPicture(image, fileExists);
  return { ...document, basics: isShown ? { ...basics, image } : basics };
}
