import type { Content } from '../../resume/Content.ts';
import type { ConsoleState } from '../engine/ConsoleState.ts';
import type { ConsoleEvent } from '../engine/stepConsole.ts';
import type { ConsoleMessages, PageMessages } from '../handheldMessages.ts';

/** Props of every console page. */
export interface PageProps {
  /** The owner's content. */
  content: Content;
  /** Overrides some of the pages' messages. */
  messages?: PageMessages | undefined;
}

/** Props of pages that address the visitor's company. */
export interface AddressedPageProps extends PageProps {
  /** The visitor's company; `''` for none. */
  company: string;
}

/** Props for the page of any state. Each page takes what it needs. */
export interface CurrentPageProps extends AddressedPageProps {
  /** The console's state. */
  state: ConsoleState;
  /** Called with each event on the page. */
  onEvent: (event: ConsoleEvent) => void;
  /** Unsent text of the company form. Without it, the form shows the visit's company. */
  draft?: string | undefined;
  /** Called with typed text, and with nothing once the form is sent or declined. */
  onDraft: (draft?: string) => void;
  /** Called with the company's name, or `''` when the visitor declines. */
  onCompany: (company: string) => void;
  /** The time, in milliseconds, at which animations on the page freeze. */
  frozenMs?: number | undefined;
  /** Names of the buttons and commands. */
  buttonMessages?: ConsoleMessages | undefined;
}
