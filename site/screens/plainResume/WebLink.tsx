import type { ReactNode } from 'react';
import { webAddress } from '../../../src/index.ts';
import { displayAddress } from '../../config/displayAddress.ts';
import styles from '../PlainResume.module.css';

export type WebLinkProps = {
  /** The address; only `http` and `https` become links. */
  address: string | undefined;
  rel?: string;
  /** Whether print shows the address after the text. @default true */
  printAddress?: boolean;
  children: ReactNode;
};

/** A link, or its text alone if the address is not safe for visitors. */
export function WebLink({ address, rel = 'noreferrer', printAddress = true, children }: WebLinkProps) {
  const url = webAddress(address);
  if (!url) return children;
  return (
    <>
      <a rel={rel} href={url}>
        {children}
      </a>
      {printAddress && <span className={styles.printOnly}> ({displayAddress(url)})</span>}
    </>
  );
}
