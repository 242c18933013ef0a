import type { ReactNode } from 'react';

export interface LinkedProps {
  /** Where the words lead; nowhere when it is missing or `''`. */
  url: string | undefined;
  children: ReactNode;
}

/** Words that are a link where there is an address for them. Whoever is there is not told where the visitor came from. */
export function Linked({ url, children }: LinkedProps) {
  return url ? (
    <a href={url} rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}
