import { clsx } from 'clsx';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { baseMessagesFor, CompanyForm, DialogueBox, keyFacts, useVisit } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { GreetingContext } from '../app/greetingContext.ts';
import { ScreenLink } from '../app/layout/ScreenLink.tsx';
import { introMessages as text } from '../messages/introMessages.ts';
import styles from './Intro.module.css';
import answerStyles from './IntroAnswer.module.css';
import { IntroOwner } from './IntroOwner.tsx';
import { IntroScene } from './IntroScene.tsx';
import tailStyles from './IntroTail.module.css';
import { msPerCharacter } from './msPerCharacter.ts';

/** The id of the form. 'skip text' links to it, so that the link works before the script has loaded. */
const formId = 'company-form';

export type IntroProps = {
  /** `greeting` types the greeting first, once per visit; `form` starts with the open form. @default 'greeting' */
  start?: 'greeting' | 'form';
  /** Freezes the greeting at this moment, in milliseconds, for stories and pictures. */
  frozenMs?: number | undefined;
};

/** The owner, the greeting, and the question for a company. Both answers lead to the manual. */
export function Intro({ start: firstStart = 'greeting', frozenMs }: IntroProps) {
  const content = useContent();
  const [isGreeted, setGreeted] = useContext(GreetingContext);
  const [start] = useState(isGreeted ? 'form' : firstStart);
  const { company, setCompany } = useVisit();
  const navigate = useNavigate();
  const manualPath = useHref('/flipbook');
  const [isOpen, setOpen] = useState(start === 'form');
  const [isTalking, setTalking] = useState(false);
  const [previousCompany, setPreviousCompany] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const skipLink = useRef<HTMLAnchorElement>(null);
  const focusTarget = useRef<'field' | 'form'>(undefined);
  // After the form is sent, show the previous company until the next page.
  const guest = previousCompany ?? company;
  const welcome = baseMessagesFor(content).welcome;
  // A guest arrives only in the browser. Narrow windows have no space for the second sentence.
  const hasChoice = guest !== '' && matchMedia('(width >= 1024px)').matches;
  // The form slides in unless it is open from the start.
  const openFormState = start === 'form' ? 'open' : 'arriving';

  /** Stores the answer. The form keeps its text and focus until the next page has loaded. */
  function answer(submittedCompany: string) {
    setPreviousCompany((current) => current ?? company);
    setCompany(submittedCompany);
  }

  /** Opens the form. Moves the focus only if the visitor asked for the form, or if the focused link disappears. */
  function openForm() {
    if (skipLink.current?.matches(':focus-visible')) focusTarget.current ??= 'field';
    setOpen(true);
  }

  useEffect(() => {
    if (window.location.hash === `#${formId}`) setOpen(true);
  }, []);

  // A layout effect, because React delays other effects until a screen's transition has ended.
  useLayoutEffect(() => {
    if (isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === skipLink.current) focusTarget.current = 'field';
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    setGreeted(true);
    if (focusTarget.current === 'field') form.current?.querySelector('input')?.focus();
    if (focusTarget.current === 'form') form.current?.focus();
    focusTarget.current = undefined;
  }, [isOpen, setGreeted]);

  return (
    <div className={styles.intro}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys have 'skip text' */}
      <div className={styles.talk} onClick={isOpen ? undefined : () => openForm()}>
        <DialogueBox
          className={clsx(styles.box, tailStyles.tail, guest && styles.welcome)}
          picture="none"
          speaker={keyFacts(content).name}
          heading={<IntroOwner />}
          steps={guest ? [{ type: hasChoice ? `${welcome} ${text.choose}` : welcome }] : content.game.scripts.greeting}
          values={{ name: keyFacts(content).name, company: guest }}
          msPerCharacter={msPerCharacter}
          frozenMs={frozenMs}
          skip={isOpen}
          onTalking={setTalking}
          onDone={() => openForm()}
        />
        <div className={clsx(styles.answer, answerStyles.answer)} data-form={isOpen ? openFormState : 'waiting'}>
          <div className={answerStyles.slip} data-surface="paper">
            <CompanyForm
              // The company of the URL arrives after the first render and becomes the initial text.
              key={guest}
              ref={form}
              id={formId}
              tabIndex={-1}
              className={answerStyles.form}
              initialCompany={company}
              onSubmitCompany={(submittedCompany) => {
                answer(submittedCompany);
                void navigate('/flipbook', { replace: window.location.pathname === manualPath });
              }}
              decline={
                <ScreenLink data-skin="link" to="/flipbook" onClick={() => answer('')}>
                  {text.decline}
                </ScreenLink>
              }
            />
            <noscript>
              <ScreenLink to="/flipbook">{text.manual}</ScreenLink>
            </noscript>
          </div>
          {!isOpen && (
            <a
              ref={skipLink}
              className={answerStyles.skip}
              data-skin="link"
              href={`#${formId}`}
              onClick={(event) => {
                // Opening the form adds no history entry.
                event.preventDefault();
                // A click count of 0 is a key. A pointer must not open the on-screen keyboard.
                focusTarget.current = event.detail === 0 ? 'field' : 'form';
                openForm();
              }}
            >
              {text.skip}
            </a>
          )}
        </div>
      </div>
      <IntroScene
        className={styles.scene}
        mood={isTalking && !isOpen ? 'talking' : 'quiet'}
        guest={guest}
        wavesFirst={start === 'greeting'}
        frozenMs={start === 'form' ? 0 : frozenMs}
      />
    </div>
  );
}
