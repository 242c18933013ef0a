import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { cleanCompany } from '../visit/cleanCompany.ts';
import styles from './CompanyForm.module.css';

const fixedWords = {
  label: 'Company Name',
  placeholder: 'Company Name',
  privacy: 'Stays in this browser.',
  send: 'Send it!',
  nothing: 'Please type the name of a company.',
  onlySpaces: 'Please type the name of a company: so far there are only spaces.',
  nothingLeft: 'Please type just the name of a company: an address or markup on its own is left out.',
  noScript: 'Without JavaScript no name can be taken down. The general letter is for everybody.',
};

/** Matches text without a visible character: spaces, joiners and marks of direction. */
const looksEmpty = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The words of {@link CompanyForm}: its label, where the name goes, its button, and its errors. */
export type CompanyFormWords = typeof fixedWords;

/** Props of {@link CompanyForm}, beside those of `<form>`. */
export interface CompanyFormProps extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'onSubmit'> {
  /** Called with a name that is cleaned and never empty. */
  onSubmitCompany: (company: string) => void;
  /** Called with the field's text, as it is, whenever a visitor changes it. */
  onTyped?: ((text: string) => void) | undefined;
  /** The alternative beside the button: a link or a `<button type="button">` with the text "I'd rather not". */
  decline: ReactNode;
  /** The field's first value: the name that the visit already knows. @default '' */
  initialCompany?: string | undefined;
  /** Replaces some of the fixed words. */
  words?: Partial<CompanyFormWords> | undefined;
}

/**
 * Asks a visitor for a company's name. An empty field is refused by the browser's validation, and so is a name that has
 * only spaces or of which cleaning leaves nothing. The error stands below the field, where it stays and grows with the
 * visitor's text size, instead of in the browser's own bubble.
 *
 * The name is passed to `onSubmitCompany` only: the field has no `name` and the form's method is `dialog`, so that a form
 * whose script has not loaded sends nothing.
 */
export function CompanyForm({
  onSubmitCompany,
  onTyped,
  decline,
  initialCompany = '',
  words,
  className,
  ...rest
}: CompanyFormProps) {
  const text = { ...fixedWords, ...words };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [refusals, setRefusals] = useState(0);

  function send(input: HTMLInputElement) {
    const company = cleanCompany(input.value);
    if (company !== '') {
      onSubmitCompany(company);
      return;
    }
    input.setCustomValidity(looksEmpty.test(input.value) ? text.onlySpaces : text.nothingLeft);
    input.checkValidity();
  }

  return (
    <form
      {...rest}
      className={clsx(styles.form, className)}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) send(field.current);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {text.label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="text"
        dir="auto"
        required
        autoComplete="organization"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={text.placeholder}
        defaultValue={initialCompany}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? `${id}-privacy` : `${id}-problem ${id}-privacy`}
        onInput={(event) => {
          event.currentTarget.setCustomValidity('');
          setProblem('');
          onTyped?.(event.currentTarget.value);
        }}
        onInvalid={(event) => {
          event.preventDefault();
          const { validity, validationMessage } = event.currentTarget;
          setProblem(validity.customError ? validationMessage : text.nothing);
          setRefusals((before) => before + 1);
          event.currentTarget.focus();
        }}
      />
      {problem !== '' && (
        // Another element for each refusal: an alert is announced when it appears.
        <p key={refusals} id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p id={`${id}-privacy`} className={styles.privacy}>
        {text.privacy}
      </p>
      <div className={styles.answers}>
        <button className={styles.send} data-surface="key" type="submit">
          {text.send}
        </button>
        {decline}
      </div>
      {/* In an element: a browser with scripts on does not decode the entities of bare text in here. */}
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
    </form>
  );
}
