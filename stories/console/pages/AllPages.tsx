import { type ConsoleState, consoleAt, pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { handheldMessages } from '../../../src/console/handheldMessages.ts';
import { CurrentPage } from '../../../src/console/pages/CurrentPage.tsx';
import type { Content, HandheldMessages } from '../../../src/index.ts';
import styles from '../onLcd.module.css';
import { OnLcd, type OnLcdProps } from '../onLcd.tsx';

/** Every page, and two further states: the company form, and one side quest. */
export const states: readonly ConsoleState[] = [
  ...pageNames.map(consoleAt),
  { page: 'title', form: 'open', startMenu: 'closed' },
  { page: 'side-quests', view: 'detail', quest: 0, startMenu: 'closed' },
];

export interface AllPagesProps extends Omit<OnLcdProps, 'children'> {
  /** The content of all pages, made from the two files of an owner. */
  content: Content;
  /** The visitor's company. @default '' */
  company?: string;
  /** Overrides some of the messages. */
  messages?: HandheldMessages;
}

export function AllPages({ content, company = '', messages, ...lcd }: AllPagesProps) {
  return (
    <div className={styles.sheet} data-sheet="">
      {states.map((state) => (
        <OnLcd key={JSON.stringify(state)} {...lcd}>
          <CurrentPage
            content={content}
            company={company}
            state={state}
            messages={messages?.pages}
            buttonMessages={{ ...handheldMessages.handheld, ...messages }}
            onEvent={() => {}}
            onCompany={() => {}}
            onDraft={() => {}}
            frozenMs={60_000}
          />
        </OnLcd>
      ))}
    </div>
  );
}
