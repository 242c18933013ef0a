import { useCallback, useEffect, useRef, useState } from 'react';
import { Character } from '../../dialogue/Character.tsx';
import { CompanyForm } from '../../dialogue/CompanyForm.tsx';
import { DialogueBox } from '../../dialogue/DialogueBox.tsx';
import { NameInTitle } from '../../parts/NameInTitle.tsx';
import { bannerNames } from '../../resume/levels/bannerNames.ts';
import { baseMessagesFor } from '../../resume/messages/baseMessagesFor.ts';
import { nameInTitle, playerName } from '../../resume/owner/playerName.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ConsoleButton } from '../pageParts/ConsoleButton.tsx';
import { ConsolePage } from '../pageParts/ConsolePage.tsx';
import { intoView } from '../pageParts/intoView.ts';
import { msPerCharacter } from '../pageParts/msPerCharacter.ts';
import { Scene } from '../pageParts/Scene.tsx';
import { wordSize } from '../pageParts/wordSize.ts';
import type { CurrentPageProps } from './PageProps.ts';
import styles from './TitlePage.module.css';

/**
 * The game's title, the hero, and a dialogue that asks for the company. The form, below the
 * dialogue's text, replaces title and hero.
 */
export function TitlePage(props: CurrentPageProps) {
  const { content, state, onEvent, company, onCompany, draft, onDraft, frozenMs, messages } = props;
  const text = { ...handheldMessages.title, ...messages?.title };
  const { character, scripts } = content.game;
  const name = playerName(content.resume);
  const question = scripts.title.length > 0 ? scripts.title : [{ type: text.question }];
  // Welcomes a visitor whose company is known. `bannerNames` is empty for a blank name.
  const steps = bannerNames(company).length > 0 ? [{ type: baseMessagesFor(content).welcome }] : question;
  const [talking, setTalking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOpen = state.page === 'title' && state.form === 'open';
  const mustFocusField = useRef(false);
  const focusField = useCallback(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (isOpen && mustFocusField.current) focusField();
    mustFocusField.current = false;
  }, [isOpen, focusField]);
  const answer = (newCompany: string) => {
    onCompany(newCompany);
    onDraft();
    onEvent({ type: 'company-answered' });
  };
  return (
    <ConsolePage
      className={styles.title}
      data-form={isOpen ? 'open' : 'closed'}
      heading={
        <span data-word={wordSize(text.title.replace('{name}', () => nameInTitle(name)))}>
          <NameInTitle title={text.title} name={name} />
        </span>
      }
    >
      {!isOpen && (
        <Scene data-tall="">
          <Character colors={character} mood={talking ? 'talking' : 'quiet'} frozenMs={frozenMs} />
        </Scene>
      )}
      <DialogueBox
        data-surface="lcd"
        speaker={name}
        steps={steps}
        values={{ name, company }}
        msPerCharacter={msPerCharacter}
        picture={isOpen ? 'portrait' : 'none'}
        colors={character}
        frozenMs={frozenMs}
        skip={isOpen}
        onTalking={setTalking}
        onTextClick={({ detail }) => {
          // A tap that opens the form must not open the on-screen keyboard.
          mustFocusField.current = detail === 0;
          if (isOpen) focusField();
          else onEvent({ type: 'dialogue-clicked' });
        }}
        textAction={text.answer}
      >
        {isOpen ? (
          <CompanyForm
            ref={(element) => {
              form.current = element;
              intoView(element);
            }}
            initialCompany={draft ?? company}
            onTyped={onDraft}
            messages={messages?.companyForm}
            onSubmitCompany={answer}
            decline={
              <ConsoleButton data-skin="link" onClick={() => answer('')}>
                {text.decline}
              </ConsoleButton>
            }
          />
        ) : undefined}
      </DialogueBox>
    </ConsolePage>
  );
}
