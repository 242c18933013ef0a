import { quoteValue } from '../report/formatFindings.ts';
import { normalizeTextField } from './normalizeTextFields.ts';
import type { NormalizationContext } from './resumeShape.ts';

/** Letters of any script, and those symbols that programs treat as part of a name. */
const mailName = /[\p{L}\p{M}\p{N}!#$&'*+/=^_`{|}~-]+/u.source;
const hostLabel = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?/u.source;
const mailAddress = new RegExp(`^${mailName}(?:\\.${mailName})*@(?:${hostLabel}\\.)+${hostLabel}$`, 'u');

/** "at" and "dot" as people write them to hide an address from programs. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*|\s+at\s+/gi, '@'],
  [/\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*|\s+dot\s+/gi, '.'],
];

/** Normalizes an email address: drops `mailto:`, a name before it and further addresses. */
export function normalizeEmailField(value: unknown, context: NormalizationContext): string | undefined {
  const { filePath, reportChange, reportLoss } = context;
  const text = normalizeTextField(Array.isArray(value) ? value[0] : value, context);
  if (!text) return undefined;
  const address = addressIn(text);
  if (!address) {
    reportLoss(
      filePath,
      `Skipped: ${quoteValue(text)} is not a valid email address. Write one like "name@example.com".`,
    );
    return undefined;
  }
  if (address !== text) reportChange(filePath, `${quoteValue(text)} read as ${quoteValue(address)}.`);
  return address;
}

function addressIn(text: string): string | undefined {
  const [, address = text] = /^(?:mailto:|[^<>@]*<)([^<>\s]+?)>?$/i.exec(text) ?? [];
  const plain = spelledOut.reduce((result, [pattern, sign]) => result.replace(pattern, sign), address);
  const [first = ''] = plain.split(/[\s,;|]+/);
  return [address, plain, first].find((candidate) => mailAddress.test(candidate));
}
