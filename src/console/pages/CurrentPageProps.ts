import type { Content } from '../../content/Content.ts';
import type { ConsoleEvent } from '../engine/ConsoleEvent.ts';
import type { ConsoleState } from '../engine/ConsoleState.ts';
import type { PageWords } from './PageWords.ts';

/** What `CurrentPage` takes. */
export interface CurrentPageProps {
  /** The owner's words. */
  content: Content;
  /** What the console shows. */
  state: ConsoleState;
  /** Called with what happened on the page. */
  onEvent: (event: ConsoleEvent) => void;
  /** The company that the visit knows, `''` for none. */
  company: string;
  /** What was typed into the company form and not sent. Without it the form shows the company that the visit knows. */
  draft?: string | undefined;
  /** Called with what is typed, and with nothing once it is sent or declined. */
  onDraft: (draft?: string) => void;
  /** Called with the company's name, or `''` when the visitor would rather not say. */
  onCompany: (company: string) => void;
  /** Shows this moment of what moves on the page, in milliseconds, and stands still. */
  frozenMs?: number | undefined;
  /** Replaces some of the pages' fixed words. */
  words?: PageWords | undefined;
}
