// The pages that a visitor sees first. They come with the console.
import type { ConsoleScreenProps, PageScreens } from './ConsoleScreenProps.ts';
import { InstructionsPage } from './screens/InstructionsPage.tsx';
import { TitlePage } from './screens/TitlePage.tsx';

/** Draws the title page: what is clicked and sent there are events of the console. */
function Title({ content, state, onEvent, company, onCompany, frozenMs, words }: ConsoleScreenProps) {
  return (
    <TitlePage
      content={content}
      words={words?.title}
      formWords={words?.companyForm}
      form={state.page === 'title' ? state.form : 'closed'}
      company={company}
      frozenMs={frozenMs}
      onDialogueClick={() => onEvent({ type: 'dialogue-clicked' })}
      onCompanySent={(name) => {
        onCompany(name);
        onEvent({ type: 'company-sent' });
      }}
      onCompanyDeclined={() => {
        onCompany('');
        onEvent({ type: 'company-declined' });
      }}
    />
  );
}

/** See the top of this file. */
export const firstPages = {
  instructions: ({ content, words }) => <InstructionsPage content={content} words={words?.instructions} />,
  title: Title,
} as const satisfies PageScreens;
