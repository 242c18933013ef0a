import { fieldsOf } from '../../../src/resume/sections/sectionFields.ts';
import { type SectionMedium, sectionMedia, sectionNames } from '../../../src/resume/sections/sectionNames.ts';

/** A section's field, the marker that fills it, and the media that should show it. */
type SectionMarker = readonly [path: string, marker: string, media: readonly SectionMedium[]];

/** The markers that `filledSchema` wrote into section fields (`work[].name`). */
export function sectionMarkers(textsByPath: ReadonlyMap<string, string>): readonly SectionMarker[] {
  const ofTextSections = [...textsByPath].flatMap(([path, marker]): SectionMarker[] => {
    if (!path.startsWith('textSections[].')) return [];
    return [[path, marker, path === 'textSections[].section' ? [] : ['resume']]];
  });
  const ofSections = sectionNames.flatMap((section) =>
    [...textsByPath].flatMap(([path, marker]): SectionMarker[] => {
      const [, field] = path.split('[].');
      if (field === undefined || !path.startsWith(`${section}[].`)) return [];
      const media = sectionMedia.filter((medium) => fieldsOf(section, [medium]).includes(field.replace('[]', '')));
      return [[path, marker, media]];
    }),
  );
  return [...ofSections, ...ofTextSections];
}
