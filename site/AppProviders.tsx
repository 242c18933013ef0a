import { type ContextType, type ReactNode, StrictMode } from 'react';
import { type Content, DrawingsFileContext, VisitProvider } from '../src/index.ts';
import { ContentContext } from './contentContext.ts';

/** The build has put the drawings into a file, and their addresses into the page. */
const addressInPage = () => undefined;

export interface GroundProps {
  content: Content;
  /** Puts drawings that a page refers to into a file. @default for the browser: the page has their addresses */
  addressOf?: ContextType<typeof DrawingsFileContext>;
  children: ReactNode;
}

/** What every screen stands on, at build and in the browser alike: the words, the visit and the drawings. */
export function AppProviders({ content, addressOf = addressInPage, children }: GroundProps) {
  return (
    <StrictMode>
      <ContentContext value={content}>
        <DrawingsFileContext value={addressOf}>
          <VisitProvider initial={{ shell: content.game.console.shell }}>{children}</VisitProvider>
        </DrawingsFileContext>
      </ContentContext>
    </StrictMode>
  );
}
