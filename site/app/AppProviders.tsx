import { type ContextType, type ReactNode, StrictMode } from 'react';
import { type Content, DrawingsFileContext, TextLanguagesContext, VisitProvider } from '../../src/index.ts';
import { ContentContext } from './contentContext.ts';

/** In browsers, the prerendered page already contains the URLs of its drawings. */
const addNothing = () => undefined;

export interface AppProvidersProps {
  content: Content;
  /** Adds a drawing to a file and returns its URL. Only the build passes it. */
  addDrawing?: ContextType<typeof DrawingsFileContext>;
  children: ReactNode;
}

/** The providers around every screen, at build and in the browser. */
export function AppProviders({ content, addDrawing = addNothing, children }: AppProvidersProps) {
  return (
    <StrictMode>
      <ContentContext value={content}>
        <TextLanguagesContext value={content.textLanguages}>
          <DrawingsFileContext value={addDrawing}>
            <VisitProvider initial={{ shell: content.game.console.shell }}>{children}</VisitProvider>
          </DrawingsFileContext>
        </TextLanguagesContext>
      </ContentContext>
    </StrictMode>
  );
}
