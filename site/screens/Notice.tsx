import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../app/messagesContext.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import styles from './Notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The message in a few words. */
  heading: string;
  /** Its meaning, in a sentence. */
  children: ReactNode;
  picture?: ReactNode;
  /** The router's message. */
  smallPrint?: ReactNode;
  /**
   * Whether the small print arrives later: the sheet then grows only at its bottom. @default false
   */
  hung?: boolean;
  /**
   * Whether links reload the document, since after an error the script may be broken. @default
   * false
   */
  startAfresh?: boolean;
}

/** An error sheet with links to all screens. */
export function Notice({
  heading,
  children,
  picture,
  smallPrint,
  hung = false,
  startAfresh = false,
  className,
  ...rest
}: NoticeProps) {
  const text = useMessages('frame', frameMessages);
  /** Without the layout, there is no bar with these links. */
  const elsewhere = [
    { to: '/handheld', label: text.toConsole },
    { to: '/flipbook', label: text.toManual },
    { to: '/resume', label: text.toResume },
  ];
  return (
    <section {...rest} className={clsx(styles.notice, className)} data-surface="paper" data-hung={hung || undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{children}</p>
      <p className={styles.ways}>
        <Link className={styles.start} data-skin="key" to="/" reloadDocument={startAfresh}>
          {text.toStart}
        </Link>
      </p>
      <p className={styles.ways}>
        {elsewhere.map(({ to, label }) => (
          <Link key={to} data-skin="link" to={to} reloadDocument={startAfresh}>
            {label}
          </Link>
        ))}
      </p>
      {smallPrint !== undefined && (
        <p className={styles.smallPrint} dir="auto">
          {smallPrint}
        </p>
      )}
    </section>
  );
}
