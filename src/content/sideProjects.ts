import { baseMessagesFor } from './baseMessagesFor.ts';
import type { Content } from './Content.ts';
import { formatPeriod } from './formatPeriod.ts';
import type { Game } from './Game.ts';
import { nonEmptyTexts } from './normalizeText.ts';
import { nonEmptyRichTexts, type RichText } from './RichText.ts';
import { webAddress } from './webAddress.ts';
import { isTitleOf, type Work, workLinks, workOf } from './works.ts';

/** A project of the owner's own. Texts are `''` and lists are empty where the résumé says nothing. */
export interface SideProject {
  name: string;
  description: string;
  /** From when to when; of one with a start alone nobody knows whether it goes on, so that is all: `'Jan 2021'`. */
  period: string;
  highlights: readonly RichText[];
  keywords: readonly string[];
  /** An `http(s)` address, else `''`. */
  url: string;
  work?: Work | undefined;
  /** Where to see more of it. */
  links?: ReturnType<typeof workLinks>;
}

/**
 * The résumé's projects, in its order; those with neither name nor description are left out, and so are those that are
 * told as side quests, which have the project's name for a title.
 */
export function sideProjects(content: Content): readonly SideProject[] {
  return describedProjects(content).filter(({ name }) => !isSideQuest(name, content.game));
}

/** How many of the résumé's projects are shown as side quests. */
export function questProjectCount(content: Content): number {
  return describedProjects(content).filter(({ name }) => isSideQuest(name, content.game)).length;
}

function isSideQuest(name: string, { sideQuests }: Game): boolean {
  return name !== '' && sideQuests.some(({ title }) => isTitleOf(title.trim(), name));
}

function describedProjects(content: Content): readonly SideProject[] {
  return (content.resume.projects ?? [])
    .map(({ name, description, startDate, endDate, highlights, keywords, url }) => {
      const work = workOf(name ?? '', content);
      return {
        name: name?.trim() ?? '',
        description: description?.trim() ?? '',
        period: formatPeriod(startDate, endDate || startDate, baseMessagesFor(content)),
        // What came of it is its first point.
        highlights: nonEmptyRichTexts([work?.outcome ?? '', ...(highlights ?? [])]),
        keywords: nonEmptyTexts(keywords),
        url: webAddress(url),
        work,
        links: workLinks(work, content),
      };
    })
    .filter(({ name, description }) => name || description);
}
