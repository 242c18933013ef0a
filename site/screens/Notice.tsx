import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { frameMessages as text } from '../messages/frameMessages.ts';
import { LampLight } from './LampLight.tsx';
import styles from './Notice.module.css';

export type NoticeProps = {
  heading: string;
  children: ReactNode;
  picture?: ReactNode;
  smallPrint?: ReactNode;
  /** Whether links load a document: after an error, the script may be broken. @default false */
  reloadsDocument?: boolean;
};

/** An error on a sheet of paper, with links to all screens, on a table. */
export function Notice({ heading, children, picture, smallPrint, reloadsDocument = false }: NoticeProps) {
  // The layout's bar has these links, too, but an error may have replaced the layout.
  const screenLinks = [
    { to: '/handheld', label: text.console },
    { to: '/flipbook', label: text.manual },
    { to: '/resume', label: text.resume },
  ];
  return (
    <section className={styles.notice}>
      <LampLight className={styles.light} />
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.sheet} data-surface="paper">
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
      </div>
    </section>
  );
}
