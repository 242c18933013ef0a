import type { Content } from '../../content/Content.ts';
import type { ConsoleState } from '../engine/ConsoleState.ts';
import type { ConsoleEvent } from '../engine/stepConsole.ts';
import type { ConsoleMessages, PageMessages } from '../handheldMessages.ts';

/** What every page of the console is drawn from. */
export interface PageProps {
  /** The owner's words. */
  content: Content;
  /** Replaces some of the pages' fixed words. */
  messages?: PageMessages | undefined;
}

/** What a page is drawn from that speaks to the visitor's company. */
export interface AddressedPageProps extends PageProps {
  /** The company that the visit knows, `''` for none. */
  company: string;
}

/** What the page of any state is drawn from; each takes what it shows. */
export interface CurrentPageProps extends AddressedPageProps {
  /** What the console shows. */
  state: ConsoleState;
  /** Called with what happened on the page. */
  onEvent: (event: ConsoleEvent) => void;
  /** What was typed into the company form and not sent. Without it the form shows the company that the visit knows. */
  draft?: string | undefined;
  /** Called with what is typed, and with nothing once it is sent or declined. */
  onDraft: (draft?: string) => void;
  /** Called with the company's name, or `''` when the visitor would rather not say. */
  onCompany: (company: string) => void;
  /** Shows this moment of what moves on the page, in milliseconds, and stands still. */
  frozenMs?: number | undefined;
  /** What the buttons are called, and what they are for. */
  buttonMessages?: ConsoleMessages | undefined;
}
