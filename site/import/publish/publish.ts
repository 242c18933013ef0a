import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import type { FileExists } from '../validate/localFiles.ts';
import { formattedResume } from './formattedResume.ts';
import { type PublishSettings, publishedResume } from './publishedResume.ts';

/** The published part of a résumé: as written, with its Markdown parsed, and as the build has it. */
export type PublishedResume = {
  written: WrittenResume;
  /** The source of drafts, which must not mention what no medium shows. */
  formatted: Resume;
  /** Also with the owner's whole place and the date of the file, which only documents use. */
  resume: Resume;
};

/** Removes what no medium shows, and parses Markdown. */
export function publish(source: WrittenResume, settings: PublishSettings, fileExists: FileExists): PublishedResume {
  const written = publishedResume(source, settings, fileExists);
  const formatted = formattedResume(written);
  const { lastModified } = source.meta ?? {};
  const basics = { ...formatted.basics, location: source.basics.location };
  return { written, formatted, resume: { ...formatted, basics, ...(lastModified && { meta: { lastModified } }) } };
}
