import { type ContextType, type ReactNode, StrictMode } from 'react';
import { type Content, DrawingsFileContext, TextLanguagesContext, VisitProvider } from '../../src/index.ts';
import { ContentContext } from './contentContext.ts';

/** The build has written the drawings to a file and their addresses into the page. */
const addressInPage = () => undefined;

export interface AppProvidersProps {
  content: Content;
  /** Collects a page's drawings into a file. @default in browsers, the addresses in the page */
  addressOf?: ContextType<typeof DrawingsFileContext>;
  children: ReactNode;
}

/** The providers around every screen, at build and in the browser: content, visit and drawings. */
export function AppProviders({ content, addressOf = addressInPage, children }: AppProvidersProps) {
  return (
    <StrictMode>
      <ContentContext value={content}>
        <TextLanguagesContext value={content.textLanguages}>
          <DrawingsFileContext value={addressOf}>
            <VisitProvider initial={{ shell: content.game.console.shell }}>{children}</VisitProvider>
          </DrawingsFileContext>
        </TextLanguagesContext>
      </ContentContext>
    </StrictMode>
  );
}
