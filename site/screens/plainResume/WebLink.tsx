import type { ComponentProps } from 'react';
import { webAddress } from '../../../src/index.ts';
import { spelledAddress } from './spelledAddress.ts';
import styles from './WebLink.module.css';

export interface WebLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The address; only `http` and `https` become links. */
  address: string | undefined;
  /** Whether print shows the address after the text. @default false */
  printAddress?: boolean;
}

/** A link, or its text alone if the address is not safe for visitors. */
export function WebLink({ address, printAddress = false, children, className, ...rest }: WebLinkProps) {
  const url = webAddress(address);
  if (!url) return <>{children}</>;
  return (
    <>
      <a rel="noreferrer" {...rest} className={className} href={url}>
        {children}
      </a>
      {printAddress && <span className={styles.printed}> ({spelledAddress(url)})</span>}
    </>
  );
}
