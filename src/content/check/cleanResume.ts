import type { WrittenResume } from '../Resume.ts';
import { resumeSchema } from '../resumeSchema.ts';
import { webAddress } from '../webAddress.ts';

/**
 * A faultless document, reduced to what the product reads. Empty texts count as missing, and so do links that no
 * visitor may be sent to.
 */
export function cleanResume(document: unknown): WrittenResume {
  return resumeSchema.parse(JSON.parse(JSON.stringify(document), withoutEmpty));
}

function withoutEmpty(key: string, value: unknown): unknown {
  // Items that became undefined have left holes behind, which filter does not visit.
  if (Array.isArray(value)) return value.filter(() => true);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const isForeignLink = (key === 'url' || (key === 'image' && /^[a-z][a-z0-9+.-]*:/i.test(text))) && !webAddress(text);
  return text === '' || isForeignLink ? undefined : text;
}
