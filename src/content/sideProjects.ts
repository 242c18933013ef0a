import { formatPeriod } from './formatPeriod.ts';
import type { Resume } from './Resume.ts';
import { blocksOf, type RichText } from './RichText.ts';
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
 * The résumé's projects, in its order; those with neither name nor description are left out.
 *
 * @param language the language of the periods, a tag such as `en`
 */
export function sideProjects({ projects = [] }: Resume, language: string): readonly SideProject[] {
  return projects
    .map(({ name, description, startDate, endDate, highlights, keywords, url }) => ({
      name: name?.trim() ?? '',
      description: description?.trim() ?? '',
      period: formatPeriod(startDate, endDate, language),
      highlights: (highlights ?? []).filter((text) => blocksOf(text).length > 0),
      keywords: saidOnly(keywords),
      url: webAddress(url),
    }))
    .filter(({ name, description }) => name || description);
}

function saidOnly(texts: readonly string[] | undefined): readonly string[] {
  return (texts ?? []).map((text) => text.trim()).filter(Boolean);
}
