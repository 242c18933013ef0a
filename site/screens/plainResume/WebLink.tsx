import type { ComponentProps } from 'react';
import { webAddress } from '../../../src/index.ts';
import { spelledAddress } from '../../documents/spelledAddress.ts';
import styles from './WebLink.module.css';

export interface WebLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where to; only `http` and `https` become a link. */
  address: string | undefined;
  /** Put the address behind the words on paper, where nothing can be clicked. @default false */
  printAddress?: boolean;
}

/** A link, or its words alone when the address is none that a visitor may be sent to. */
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
