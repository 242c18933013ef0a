import type { Content } from './Content.ts';
import { formatPeriod } from './formatPeriod.ts';
import type { Game } from './Game.ts';
import { type RichText, saidTexts } from './RichText.ts';
import { webAddress } from './webAddress.ts';

/** A project of the owner's own. Texts are `''` and lists are empty where the résumé says nothing. */
export interface SideProject {
  name: string;
  description: string;
  /** From when to when: `'Jan 2021 – present'`. See `formatPeriod`. */
  period: string;
  highlights: readonly RichText[];
  keywords: readonly string[];
  /** An `http(s)` address, else `''`. */
  url: string;
}

/**
 * The résumé's projects, in its order; those with neither name nor description are left out, and so are those that are
 * told as side quests, which have the project's name for a title.
 */
export function sideProjects({ resume, game }: Content): readonly SideProject[] {
  return namedProjects({ resume, game }).filter(({ name }) => !isSideQuest(name, game));
}

/** How many of the résumé's projects are shown as side quests. */
export function projectsAsQuests(content: Pick<Content, 'resume' | 'game'>): number {
  return namedProjects(content).filter(({ name }) => isSideQuest(name, content.game)).length;
}

function isSideQuest(name: string, { sideQuests }: Game): boolean {
  // A draft cuts a long name short. A title that is nothing but the sign for it names no project.
  const isCut = (title: string) => title.length > 1 && title.endsWith('…') && name.startsWith(title.slice(0, -1));
  const isNameOf = (title: string) => title === name || isCut(title);
  return name !== '' && sideQuests.some(({ title }) => isNameOf(title.trim()));
}

function namedProjects({ resume: { projects = [] }, game }: Pick<Content, 'resume' | 'game'>): readonly SideProject[] {
  return projects
    .map(({ name, description, startDate, endDate, highlights, keywords, url }) => ({
      name: name?.trim() ?? '',
      description: description?.trim() ?? '',
      period: formatPeriod(startDate, endDate, game.site.language),
      highlights: saidTexts(highlights),
      keywords: saidOnly(keywords),
      url: webAddress(url),
    }))
    .filter(({ name, description }) => name || description);
}

function saidOnly(texts: readonly string[] | undefined): readonly string[] {
  return (texts ?? []).map((text) => text.trim()).filter(Boolean);
}
