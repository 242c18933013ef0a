import type { ReactNode } from 'react';

export interface LinkedProps {
  /** The link's address; no link when it is missing or `''`. */
  url: string | undefined;
  children: ReactNode;
}

/** Text that becomes a link when there is an address. The target site gets no referrer. */
export function Linked({ url, children }: LinkedProps) {
  return url ? (
    <a href={url} rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}
