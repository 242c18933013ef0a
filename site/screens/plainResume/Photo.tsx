import type { ReactNode } from 'react';
import { fillIn, keyFacts, localFilePath } from '../../../src/index.ts';
import { useContent } from '../../app/contentContext.ts';
import { siteFile } from '../../app/siteBase.ts';
import { paperMessages as text } from '../../messages/paperMessages.ts';
import styles from '../PlainResume.module.css';

/** The largest side of the cropped square on a screen, in pixels. The style sheet sizes it. */
const sidePx = 128;

/**
 * The owner's photo. Only a local file: pages request no images from other hosts.
 * @param fallback rendered without a photo
 */
export function Photo({ fallback = null }: { fallback?: ReactNode }) {
  const content = useContent();
  const file = localFilePath(content.resume.basics.image);
  if (!file) return fallback;
  return (
    <img
      className={styles.photo}
      src={siteFile(file)}
      alt={fillIn(text.portrait, { name: keyFacts(content).name })}
      width={sidePx}
      height={sidePx}
      // Otherwise React puts a preload link before the page's first element.
      fetchPriority="low"
    />
  );
}
