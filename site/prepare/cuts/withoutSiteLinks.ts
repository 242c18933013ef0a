import type { Content } from '../../../src/resume/Content.ts';
import { isRecord } from '../../import/rules.ts';

/**
 * A cut's content without links into its own site, which shows the entries that the cut hides.
 * Keeps the links' texts.
 */
export function withoutSiteLinks(content: Content): Content {
  const { address } = content.game.site;
  const resume = JSON.parse(JSON.stringify(content.resume), (_key, value: unknown) => {
    if (Array.isArray(value)) return value.flatMap((run) => (isSiteLink(run, address) ? run.link : [run]));
    if (!isRecord(value) || 'link' in value || !isInSite(value.url, address)) return value;
    const { url: _, ...others } = value;
    return others;
  });
  return { ...content, resume };
}

function isSiteLink(run: unknown, address: string): run is { link: readonly unknown[] } {
  return isRecord(run) && Array.isArray(run.link) && isInSite(run.url, address);
}

function isInSite(url: unknown, address: string): boolean {
  if (typeof url !== 'string' || !URL.canParse(url) || !URL.canParse(address)) return false;
  const [target, site] = [new URL(url), new URL(address)];
  return target.host === site.host && `${target.pathname}/`.startsWith(site.pathname);
}
