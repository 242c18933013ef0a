import { type ReactNode, StrictMode } from 'react';
import { type Content, VisitProvider } from '../src/index.ts';
import { ContentContext } from './contentContext.ts';

/** What every screen stands on, at build and in the browser alike: the words and the visit. */
export function Ground({ content, children }: { content: Content; children: ReactNode }) {
  return (
    <StrictMode>
      <ContentContext value={content}>
        <VisitProvider initial={{ shell: content.game.console.shell }}>{children}</VisitProvider>
      </ContentContext>
    </StrictMode>
  );
}
