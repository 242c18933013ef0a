import type { Content } from '../Content.ts';
import { chosenContent } from '../chosenContent.ts';
import { levels } from '../levels.ts';
import { alsoLines, namesOnlySections } from '../print/alsoPlan.ts';
import { extrasPlan } from '../print/extrasPlan.ts';
import { guidePlan } from '../print/guidePlan.ts';
import { blocksOf } from '../RichText.ts';
import type { SectionName } from '../sectionNames.ts';
import { isSeated } from '../sectionSeats.ts';
import { projectsAsQuests, type SideProject, sideProjects } from '../sideProjects.ts';
import type { Stage } from '../stages.ts';
import { everySection } from './entryCounts.ts';
import { type EntryCounts, type PlaceColumn, type Presence, presence } from './Presence.ts';

/** What the manual shows on screen, by the functions that make its pages fit. */
export function manualColumn(content: Content, counts: EntryCounts): PlaceColumn {
  const chosen = chosenContent('manual', content);
  const guide = guidePresence(chosen, counts);
  const projects = sideProjects(chosen);
  const extras = extrasPlan(projects, content.game.sideQuests, alsoLines(content));
  const section = (name: SectionName): Presence => {
    if (!isSeated(name, 'manual', content.game)) return presence(0, counts[name]);
    if (name === 'summary') return presence(counts.summary, counts.summary);
    if (name === 'work') return guide('job');
    if (name === 'education') return guide('training');
    if (name === 'projects') {
      const isWhole = detailsOf(extras.projects) === detailsOf(projects.slice(0, extras.projects.length));
      return presence(
        extras.projects.length + projectsAsQuests(chosen),
        counts.projects,
        isWhole ? 'shown' : 'shortened',
      );
    }
    const hasRoom = extras.also.lines.some((line) => line.name === name);
    return presence(
      hasRoom ? counts[name] : 0,
      counts[name],
      namesOnlySections.includes(name) ? 'names only' : 'shown',
    );
  };
  return { heading: 'manual', sections: everySection(section) };
}

/** What the leveling guide tells of jobs or trainings. */
function guidePresence(chosen: Content, { work, education }: EntryCounts): (kind: Stage['kind']) => Presence {
  const all = levels(chosen);
  const plan = guidePlan(all);
  const told = plan.levels.flatMap(({ stages }) => stages);
  const kept = all.flatMap(({ stages }) => stages).slice(plan.omitted);
  return (kind) => {
    const ofKind = (stages: readonly Stage[]) => stages.filter((stage) => stage.kind === kind);
    const isWhole = detailsOf(ofKind(told)) === detailsOf(ofKind(kept));
    return presence(ofKind(told).length, kind === 'job' ? work : education, isWhole ? 'shown' : 'shortened');
  };
}

/** How much of an entry is shown beside its name. */
function detailsOf(entries: readonly (Stage | SideProject)[]): number {
  return entries.reduce((sum, entry) => {
    const others = 'keywords' in entry ? entry.keywords.length : blocksOf(entry.summary).length;
    return sum + entry.highlights.length + others;
  }, 0);
}
