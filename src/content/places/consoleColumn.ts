import type { Content } from '../Content.ts';
import { chosenContent } from '../chosenContent.ts';
import { consoleSections, sectionsBelow } from '../consoleSections.ts';
import { levels } from '../levels.ts';
import type { SectionName } from '../sectionNames.ts';
import { isSeated } from '../sectionSeats.ts';
import { projectsAsQuests } from '../sideProjects.ts';
import { skillGroups } from '../skillGroups.ts';
import { countIn, everySection } from './entryCounts.ts';
import { type EntryCounts, type PlaceColumn, presence } from './Presence.ts';

/** What the console shows, by the functions that its pages ask. */
export function consoleColumn(content: Content, counts: EntryCounts): PlaceColumn {
  const chosen = chosenContent('console', content);
  const stages = levels(chosen).flatMap((level) => level.stages);
  const below = Object.keys(sectionsBelow).flatMap((page) => (isPage(page) ? consoleSections(page, content) : []));
  const shown = (name: SectionName): number => {
    // A project has no seat there, but a side quest has, whatever sections the owner chose: its words are game.json's.
    if (name === 'projects') return projectsAsQuests(content);
    if (!isSeated(name, 'console', content.game)) return 0;
    if (name === 'summary') return counts.summary;
    if (name === 'work') return stages.filter(({ kind }) => kind === 'job').length;
    if (name === 'education') return stages.filter(({ kind }) => kind === 'training').length;
    if (name === 'skills') return skillGroups(chosen.resume).length;
    return below.filter((section) => section.name === name).reduce((sum, section) => sum + countIn(section), 0);
  };
  return { heading: 'console', sections: everySection((name) => presence(shown(name), counts[name])) };
}

function isPage(page: string): page is keyof typeof sectionsBelow {
  return Object.hasOwn(sectionsBelow, page);
}
