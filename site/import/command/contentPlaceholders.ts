import type { Content } from '../../../src/resume/Content.ts';
import { formatFindings } from '../report/formatFindings.ts';
import type { CheckedContent } from '../validate/checkContent.ts';
import { isExampleAddress } from '../validate/leftovers.ts';

type Environment = { readonly SITE_ADDRESS?: string | undefined; readonly ALLOW_PLACEHOLDER?: string | undefined };

/**
 * Refuses to publish the placeholder's name or addresses, unless `ALLOW_PLACEHOLDER` is 1. A build is
 * published if `SITE_ADDRESS` is set or the content has a real address.
 */
export function refusePlaceholders(
  { content, findings }: Pick<CheckedContent, 'findings'> & { content: Content | undefined },
  { SITE_ADDRESS, ALLOW_PLACEHOLDER }: Environment,
): void {
  const leftovers = findings.filter(({ isPlaceholder }) => isPlaceholder);
  if (!content || leftovers.length === 0 || ALLOW_PLACEHOLDER === '1') return;
  const { address } = content.game.site;
  if (!SITE_ADDRESS && isExampleAddress(address)) return;
  throw new Error(
    [
      `The build for ${address} stopped, because the placeholder is still in it:`,
      formatFindings(leftovers.map((finding) => ({ ...finding, severity: 'error' }))),
      'Replace it (run `npm run setup`), or set ALLOW_PLACEHOLDER=1 to publish it.',
    ].join('\n'),
  );
}
