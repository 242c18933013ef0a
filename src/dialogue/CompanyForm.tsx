import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import styles from './CompanyForm.module.css';
import { type CompanyFormMessages, companyFormMessages } from './companyFormMessages.ts';

export interface CompanyFormProps extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'onSubmit'> {
  /** Called with the field's text as typed. It is never empty, but may be only blanks. */
  onSubmitCompany: (company: string) => void;
  /** Called with the field's text whenever the visitor changes it. */
  onTyped?: ((text: string) => void) | undefined;
  /** The alternative to the button: a `data-skin="link"` link or `<button type="button">`. */
  decline: ReactNode;
  /** The field's initial value, such as the visit's company. @default '' */
  initialCompany?: string | undefined;
  /** Overrides some of the messages. */
  messages?: Partial<CompanyFormMessages> | undefined;
}

/**
 * Asks a visitor for a company's name. The only validation is `required`. The error is below the field
 * and not in the browser's bubble, so that it stays and grows with the text size.
 * Only the callbacks get the text. The field has no `name` and the form's method is `dialog`, so that
 * the form sends nothing before its script has loaded.
 */
export function CompanyForm({
  onSubmitCompany,
  onTyped,
  decline,
  initialCompany = '',
  messages,
  className,
  ...rest
}: CompanyFormProps) {
  const text = { ...companyFormMessages, ...messages };
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The number of empty submissions since the last change; 0 shows no error. */
  const [refusals, setRefusals] = useState(0);

  return (
    <form
      {...rest}
      className={clsx(styles.form, className)}
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) onSubmitCompany(field.current.value);
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
        aria-invalid={refusals > 0}
        aria-describedby={refusals > 0 ? `${id}-error ${id}-privacy` : `${id}-privacy`}
        onInput={(event) => {
          setRefusals(0);
          onTyped?.(event.currentTarget.value);
        }}
        onInvalid={(event) => {
          event.preventDefault();
          setRefusals((before) => before + 1);
          event.currentTarget.focus();
        }}
      />
      {refusals > 0 && (
        // Each empty submission renders a new element, because alerts are announced when they appear.
        <p key={refusals} id={`${id}-error`} className={styles.error} role="alert">
          {text.required}
        </p>
      )}
      <p id={`${id}-privacy`} className={styles.privacy}>
        {text.privacy}
      </p>
      <div className={styles.answers}>
        <button className={styles.send} data-skin="key" type="submit">
          {text.send}
        </button>
        {decline}
      </div>
      {/*
        In a paragraph, because hydration compares bare text, and with scripting on, browsers do not
        decode entities in a `noscript`.
      */}
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
    </form>
  );
}
