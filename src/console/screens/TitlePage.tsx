import { playerName } from '../../content/playerName.ts';
import { CompanyForm, type CompanyFormWords } from '../../dialogue/CompanyForm.tsx';
import { ScriptText } from '../../dialogue/ScriptText.tsx';
import { ConsoleButton } from '../ConsoleButton.tsx';
import { ConsolePage } from '../ConsolePage.tsx';
import { NameInTitle } from '../NameInTitle.tsx';
import type { PageProps } from './PageProps.ts';
import styles from './TitlePage.module.css';

const fixedWords = {
  /** `{name}` is the owner's name. */
  title: "{name}'s Quest to Find a Job",
  /** Asked when the owner has written no script for this page. */
  question: 'Which company are you here for?',
  decline: "I'd rather not",
};

/** The fixed words of {@link TitlePage}. */
export type TitleWords = typeof fixedWords;

/** What {@link TitlePage} takes, beside what every page does. */
export interface TitlePageProps extends PageProps<TitleWords> {
  /** Whether the company form can be seen. */
  form: 'closed' | 'open';
  /** The company that the visit already knows, `''` for none. */
  company: string;
  /** The dialogue was clicked: the form should open. */
  onDialogueClick: () => void;
  /** A company's name, cleaned and never empty, was sent. */
  onCompanySent: (company: string) => void;
  /** The visitor would rather not say. */
  onCompanyDeclined: () => void;
  /** Replaces some of the form's fixed words. */
  formWords?: Partial<CompanyFormWords> | undefined;
}

/** Page 2: the game's title, and a dialogue that asks which company the visitor comes from. */
export function TitlePage(props: TitlePageProps) {
  const { content, words, form, company, onDialogueClick, onCompanySent, onCompanyDeclined, formWords, ...rest } =
    props;
  const text = { ...fixedWords, ...words };
  const name = playerName(content.resume);
  const script = content.game.scripts.title;
  return (
    <ConsolePage {...rest} heading={<NameInTitle title={text.title} name={name} />}>
      <ConsoleButton className={styles.dialogue} aria-expanded={form === 'open'} onClick={onDialogueClick}>
        {script.length > 0 ? <ScriptText steps={script} words={{ name, company }} /> : text.question}
      </ConsoleButton>
      {form === 'open' && (
        <CompanyForm
          initialCompany={company}
          words={formWords}
          onSubmitCompany={onCompanySent}
          decline={
            <ConsoleButton data-look="quiet" onClick={onCompanyDeclined}>
              {text.decline}
            </ConsoleButton>
          }
        />
      )}
    </ConsolePage>
  );
}
