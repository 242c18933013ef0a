import type { ConsoleScreenProps } from './ConsoleScreenProps.ts';
import { Later } from './Later.tsx';
import { InstructionsPage } from './screens/InstructionsPage.tsx';
import { TitlePage } from './screens/TitlePage.tsx';

/** The page that belongs to a state. */
export function ConsoleScreen(props: ConsoleScreenProps) {
  const { content, state, onEvent, company, onCompany, frozenMs, words } = props;
  switch (state.page) {
    case 'instructions':
      return <InstructionsPage content={content} words={words?.instructions} />;
    case 'title':
      return (
        <TitlePage
          content={content}
          words={words?.title}
          formWords={words?.companyForm}
          form={state.form}
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
    default:
      return <Later words={words?.missing}>{({ LaterPage }) => <LaterPage {...props} />}</Later>;
  }
}
