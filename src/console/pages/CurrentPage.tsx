import { memo } from 'react';
import type { Content } from '../../content/Content.ts';
import type { ConsoleState, PageName } from '../engine/ConsoleState.ts';
import type { ConsoleEvent } from '../engine/stepConsole.ts';
import type { ConsoleWords, PageWords } from '../handheldWords.ts';
import { InstructionsPage } from './InstructionsPage.tsx';
import { LaterPart } from './LaterPart.tsx';
import { TitlePage } from './TitlePage.tsx';

export interface CurrentPageProps {
  content: Content;
  state: ConsoleState;
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
  words?: PageWords | undefined;
  buttonWords?: ConsoleWords | undefined;
}

/** Draws the title page: what is clicked and sent there are events of the console. */
function Title({ content, state, onEvent, company, onCompany, draft, onDraft, frozenMs, words }: CurrentPageProps) {
  const answer = (name: string) => {
    onCompany(name);
    onDraft();
  };
  return (
    <TitlePage
      content={content}
      words={words?.title}
      formWords={words?.companyForm}
      form={state.page === 'title' ? state.form : 'closed'}
      company={company}
      draft={draft}
      onTyped={onDraft}
      frozenMs={frozenMs}
      onDialogueClick={() => onEvent({ type: 'dialogue-clicked' })}
      onCompanySent={(name) => {
        answer(name);
        onEvent({ type: 'company-sent' });
      }}
      onCompanyDeclined={() => {
        answer('');
        onEvent({ type: 'company-declined' });
      }}
    />
  );
}

/** The pages that a visitor sees first. They come with the console. */
export const firstPages = {
  instructions: ({ content, words, buttonWords }: CurrentPageProps) => (
    <InstructionsPage content={content} words={words?.instructions} buttonWords={buttonWords} />
  ),
  title: Title,
};

/** Whether a page comes with the console. The others are loaded later. */
export function isFirstPage(page: PageName): page is keyof typeof firstPages {
  return page in firstPages;
}

/** The page that belongs to a state. A button that goes down or comes up draws it no second time. */
export const CurrentPage = memo(function CurrentPage(props: CurrentPageProps) {
  const { page } = props.state;
  if (isFirstPage(page)) {
    const Page = firstPages[page];
    return <Page {...props} />;
  }
  return (
    <LaterPart words={props.words?.missing}>
      {({ laterPages }) => {
        const Page = laterPages[page];
        return <Page {...props} />;
      }}
    </LaterPart>
  );
});
