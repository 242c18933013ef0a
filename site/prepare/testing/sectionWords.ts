import { fieldsOf } from '../../../src/resume/sections/sectionFields.ts';
import { type SectionMedium, sectionMedia, sectionNames } from '../../../src/resume/sections/sectionNames.ts';

/** A field of a section, its word, and the media that should show it. */
type SectionWord = readonly [field: string, word: string, media: readonly SectionMedium[]];

/** The words in the fields of a filled schema's sections (`work[].name`). */
export function sectionWords(textsByPath: ReadonlyMap<string, string>): readonly SectionWord[] {
  return sectionNames.flatMap((section) =>
    [...textsByPath].flatMap(([path, word]): SectionWord[] => {
      const [, field] = path.split('[].');
      if (field === undefined || !path.startsWith(`${section}[].`)) return [];
      const media = sectionMedia.filter((medium) => fieldsOf(section, [medium]).includes(field.replace('[]', '')));
      return [[path, word, media]];
    }),
  );
}
