import type { Content } from '../Content.ts';
import { type CaseStudy, caseStudyLinks, caseStudyOf, isTitleOf } from '../caseStudies.ts';
import { formatPeriod } from '../dates/formatPeriod.ts';
import type { Game } from '../Game.ts';
import { baseMessagesFor } from '../messages/baseMessagesFor.ts';
import { nonEmptyRichTexts, type RichText } from '../RichText.ts';
import { nonEmptyTexts } from '../text/normalizeText.ts';
import { webAddress } from '../text/webAddress.ts';

/** A side project. Missing texts are `''`, missing lists are empty. */
export interface SideProject {
  name: string;
  description: string;
  period: string;
  highlights: readonly RichText[];
  keywords: readonly string[];
  /** An `http(s)` URL, or `''`. */
  url: string;
  caseStudy?: CaseStudy | undefined;
  /** Links to the project's page and source. */
  links?: ReturnType<typeof caseStudyLinks>;
}

/**
 * The résumé's projects with a name or a description, except those that are side quests (with the
 * project's name as title).
 */
export function sideProjects(content: Content): readonly SideProject[] {
  return describedProjects(content).filter(({ name }) => !isSideQuest(name, content.game));
}

/** The number of the résumé's projects that are side quests. */
export function questProjectCount(content: Content): number {
  return describedProjects(content).filter(({ name }) => isSideQuest(name, content.game)).length;
}

function isSideQuest(name: string, { sideQuests }: Game): boolean {
  return name !== '' && sideQuests.some(({ title }) => isTitleOf(title.trim(), name));
}

function describedProjects(content: Content): readonly SideProject[] {
  return (content.resume.projects ?? [])
    .map(({ name, description, startDate, endDate, highlights, keywords, url }) => {
      const caseStudy = caseStudyOf(name ?? '', content);
      return {
        name: name?.trim() ?? '',
        description: description?.trim() ?? '',
        period: formatPeriod(startDate || endDate, endDate, baseMessagesFor(content)),
        highlights: nonEmptyRichTexts([caseStudy?.outcome ?? '', ...(highlights ?? [])]),
        keywords: nonEmptyTexts(keywords),
        url: webAddress(url),
        caseStudy,
        links: caseStudyLinks(caseStudy, content),
      };
    })
    .filter(({ name, description }) => name || description);
}
