import type { ReactNode } from 'react';

export interface OptionalLinkProps {
  /** The link's URL. Without it, there is no link. */
  url: string | undefined;
  children: ReactNode;
}

/** Text that is a link if there is a URL. The other site gets no referrer. */
export function OptionalLink({ url, children }: OptionalLinkProps) {
  return url ? (
    <a href={url} rel="noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}
