import type { Content } from '../../../src/resume/Content.ts';
import type { Finding } from '../report/Finding.ts';
import { formatFindings } from '../report/formatFindings.ts';
import type { CheckedContent } from '../validate/checkContent.ts';
import { isExampleAddress } from '../validate/leftovers.ts';

type Environment = { readonly SITE_ADDRESS?: string | undefined; readonly ALLOW_PLACEHOLDER?: string | undefined };

/** Separates findings about placeholder texts from the others. */
export function partitionFindings(findings: readonly Finding[]): {
  leftovers: readonly Finding[];
  otherFindings: readonly Finding[];
} {
  return {
    leftovers: findings.filter(({ isPlaceholder }) => isPlaceholder),
    otherFindings: findings.filter(({ isPlaceholder }) => !isPlaceholder),
  };
}

/** Whether a build will be published: `SITE_ADDRESS` is set, or the content has a real address. */
export function isForDeployment({ SITE_ADDRESS }: Environment, { game }: Content): boolean {
  return Boolean(SITE_ADDRESS) || !isExampleAddress(game.site.address);
}

/** @throws if a build for deployment contains placeholder texts, unless `ALLOW_PLACEHOLDER` is 1 */
export function refusePlaceholders(
  { content, findings }: Pick<CheckedContent, 'findings'> & { content: Content | undefined },
  environment: Environment,
): void {
  const { leftovers } = partitionFindings(findings);
  if (!content || leftovers.length === 0 || environment.ALLOW_PLACEHOLDER === '1') return;
  if (!isForDeployment(environment, content)) return;
  throw new Error(
    [
      `${leftoverSummary(leftovers)}, so the build for ${content.game.site.address} stopped:`,
      formatLeftovers(leftovers),
      'Replace them (run `npm run setup`), or set ALLOW_PLACEHOLDER=1 to publish them unchanged.',
    ].join('\n'),
  );
}

/** The warning about placeholder texts if nothing will be published. */
export function placeholderLine(leftovers: readonly Finding[]): string {
  return `${leftoverSummary(leftovers)}. Run \`npm run content:check\` to list them.`;
}

/** The warning about placeholder texts in a build for deployment that allows them. */
export function placeholderBanner(leftovers: readonly Finding[]): string {
  const rule = '='.repeat(72);
  const lines = formatLeftovers(leftovers).replace(/^/gm, '  - ');
  return `\n${rule}\n${leftoverSummary(leftovers)}. Replace them before you publish this site:\n${lines}\n${rule}\n`;
}

function leftoverSummary({ length }: readonly Finding[]): string {
  return `${length} placeholder ${length === 1 ? 'text is' : 'texts are'} left`;
}

/** Formats leftovers as errors, so that not every line repeats "warning". */
function formatLeftovers(leftovers: readonly Finding[]): string {
  return formatFindings(leftovers.map((finding) => ({ ...finding, severity: 'error' })));
}
