import { clsx } from 'clsx';
import { useState } from 'react';
import { playerName } from '../../content/playerName.ts';
import { Character } from '../../dialogue/Character.tsx';
import { CompanyForm } from '../../dialogue/CompanyForm.tsx';
import type { CompanyFormWords } from '../../dialogue/companyFormWords.ts';
import { DialogueBox } from '../../dialogue/DialogueBox.tsx';
import { NameInTitle } from '../../parts/NameInTitle.tsx';
import { type FirstWords, firstWords } from '../firstWords.ts';
import { ConsoleButton } from '../pageParts/ConsoleButton.tsx';
import { ConsolePage, type PageProps } from '../pageParts/ConsolePage.tsx';
import { intoView } from '../pageParts/intoView.ts';
import { msPerCharacter } from '../pageParts/msPerCharacter.ts';
import { Scene } from '../pageParts/Scene.tsx';
import styles from './TitlePage.module.css';

export interface TitlePageProps extends PageProps<FirstWords['title']> {
  form: 'closed' | 'open';
  /** The company that the visit already knows, `''` for none. */
  company: string;
  /** What was typed into the form before it closed. Without it the field begins with `company`. */
  draft?: string | undefined;
  onTyped?: ((text: string) => void) | undefined;
  /** The dialogue was clicked: the form should open. */
  onDialogueClick: () => void;
  /** A company's name was sent, as it was typed. */
  onCompanySent: (company: string) => void;
  onCompanyDeclined: () => void;
  /** Shows this moment of the dialogue and stands still: for stories and pictures. Milliseconds since its start. */
  frozenMs?: number | undefined;
  formWords?: Partial<CompanyFormWords> | undefined;
}

/**
 * The game's title, and a dialogue that asks which company the visitor comes from. When the form opens, title
 * and scene give way to the box, in which the character comes up to the words.
 */
export function TitlePage(props: TitlePageProps) {
  const { content, words, form, company, onDialogueClick, onCompanySent, onCompanyDeclined, ...others } = props;
  const { draft, onTyped, frozenMs, formWords, className, ...rest } = others;
  const text = { ...firstWords.title, ...words };
  const { character, scripts } = content.game;
  const name = playerName(content.resume);
  const [talking, setTalking] = useState(false);
  const isOpen = form === 'open';
  return (
    <ConsolePage
      {...rest}
      className={clsx(styles.title, className)}
      data-form={form}
      heading={<NameInTitle title={text.title} name={name} />}
    >
      {!isOpen && (
        <Scene>
          <Character colours={character} mood={talking ? 'talking' : 'quiet'} frozenMs={frozenMs} />
        </Scene>
      )}
      <DialogueBox
        data-surface="lcd"
        speaker={name}
        steps={scripts.title.length > 0 ? scripts.title : [{ type: text.question }]}
        words={{ name, company }}
        msPerCharacter={msPerCharacter}
        picture={isOpen ? 'portrait' : 'none'}
        colours={character}
        frozenMs={frozenMs}
        skip={isOpen}
        onTalking={setTalking}
        onTextClick={onDialogueClick}
        textAction={text.answer}
      >
        {isOpen ? (
          <CompanyForm
            ref={intoView}
            initialCompany={draft ?? company}
            onTyped={onTyped}
            words={formWords}
            onSubmitCompany={onCompanySent}
            decline={
              <ConsoleButton data-skin="link" onClick={onCompanyDeclined}>
                {text.decline}
              </ConsoleButton>
            }
          />
        ) : undefined}
      </DialogueBox>
    </ConsolePage>
  );
}
