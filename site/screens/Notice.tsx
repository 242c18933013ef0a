import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../app/messagesContext.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import styles from './Notice.module.css';

export type NoticeProps = {
  heading: string;
  children: ReactNode;
  picture?: ReactNode;
  smallPrint?: ReactNode;
  /** Keeps the upper edge in place when the small print arrives. */
  fixedTop?: true;
  /** Whether links load a document, because the script may be broken after an error. */
  reloadsDocument?: boolean;
};

/** An error sheet with links to all screens. */
export function Notice({ heading, children, picture, smallPrint, fixedTop, reloadsDocument = false }: NoticeProps) {
  const text = useMessages('frame', frameMessages);
  // The layout's bar has these links, too, but an error may have replaced the layout.
  const screenLinks = [
    { to: '/handheld', label: text.toConsole },
    { to: '/flipbook', label: text.toManual },
    { to: '/resume', label: text.toResume },
  ];
  return (
    <section className={styles.notice} data-surface="paper" data-fixed-top={fixedTop}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{children}</p>
      <p className={styles.links}>
        <Link className={styles.start} data-skin="key" to="/" reloadDocument={reloadsDocument}>
          {text.toStart}
        </Link>
      </p>
      <p className={styles.links}>
        {screenLinks.map(({ to, label }) => (
          <Link key={to} data-skin="link" to={to} reloadDocument={reloadsDocument}>
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
