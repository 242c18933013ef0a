import type { Content } from '../../../src/content/Content.ts';
import type { CheckedContent } from '../../../src/content/check/checkContent.ts';
import type { Finding } from '../../../src/content/check/Finding.ts';
import { formatFindings } from '../../../src/content/check/formatFindings.ts';
import { isExampleAddress } from '../../../src/content/check/leftoverProblems.ts';

/** What decides whether words of the placeholder may be built. */
type Environment = { readonly SITE_ADDRESS?: string | undefined; readonly ALLOW_PLACEHOLDER?: string | undefined };

/** The findings about texts that are still the placeholder's, and all the others. */
export function partitionFindings(findings: readonly Finding[]): {
  leftovers: readonly Finding[];
  otherFindings: readonly Finding[];
} {
  return {
    leftovers: findings.filter(({ isPlaceholder }) => isPlaceholder),
    otherFindings: findings.filter(({ isPlaceholder }) => !isPlaceholder),
  };
}

/** Whether what is built will be published: `SITE_ADDRESS` is set, or the content has one of its own. */
export function isForDeployment({ SITE_ADDRESS }: Environment, { game }: Content): boolean {
  return Boolean(SITE_ADDRESS) || !isExampleAddress(game.site.address);
}

/**
 * Keeps the placeholder's life from being published as an owner's.
 *
 * @throws when a build for deployment would hold texts of the placeholder and `ALLOW_PLACEHOLDER` is not 1
 */
export function refusePlaceholders(
  { content, findings }: Pick<CheckedContent, 'findings'> & { content: Content | undefined },
  environment: Environment,
): void {
  const { leftovers } = partitionFindings(findings);
  if (!content || leftovers.length === 0 || environment.ALLOW_PLACEHOLDER === '1') return;
  if (!isForDeployment(environment, content)) return;
  throw new Error(
    [
      `${leftoverSummary(leftovers)}, so nothing is built for ${content.game.site.address}:`,
      formatLeftovers(leftovers),
      'Write your own ("npm run setup" helps), or set ALLOW_PLACEHOLDER=1 to publish them as they are.',
    ].join('\n'),
  );
}

/** What is said of texts of the placeholder where nothing is to be published. */
export function placeholderLine(leftovers: readonly Finding[]): string {
  return `${leftoverSummary(leftovers)}: npm run content:check lists them.`;
}

/** What a build for deployment says loudly that holds texts of the placeholder and may. */
export function placeholderBanner(leftovers: readonly Finding[]): string {
  const rule = '='.repeat(72);
  const lines = formatLeftovers(leftovers).replace(/^/gm, '  - ');
  return `\n${rule}\nThis site is not yet anybody's: ${leftoverSummary(leftovers)}. Before you publish it:\n${lines}\n${rule}\n`;
}

function leftoverSummary({ length }: readonly Finding[]): string {
  return `${length} ${length === 1 ? 'text is' : 'texts are'} still the placeholder's`;
}

/** The list is of one kind, so no line has to say that it is a warning. */
function formatLeftovers(leftovers: readonly Finding[]): string {
  return formatFindings(leftovers.map((finding) => ({ ...finding, severity: 'error' })));
}
