import type { Content } from './Content.ts';
import { type SectionName, type SectionPlace, sectionNames } from './sectionNames.ts';

/**
 * The content as a place shows it: without the sections that the owner's choice (game.json's `sections`) leaves out
 * there. The same object where the owner has not chosen.
 */
export function chosenContent(place: SectionPlace, content: Content): Content {
  const chosen = content.game.sections?.[place];
  if (!chosen) return content;
  const isLeftOut = (key: string) => sectionNames.some((name) => name === key) && !isIn(chosen, key);
  const { basics, ...sections } = content.resume;
  const { summary, ...facts } = basics;
  return {
    ...content,
    resume: {
      ...Object.fromEntries(Object.entries(sections).filter(([key]) => !isLeftOut(key))),
      basics: isLeftOut('summary') ? facts : { ...facts, summary },
    },
  };
}

function isIn(names: readonly SectionName[], key: string): boolean {
  return names.some((name) => name === key);
}
