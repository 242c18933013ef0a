import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { frameMessages } from '../messages/frameMessages.ts';
import { useMessages } from '../messagesContext.ts';
import styles from './Notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What has happened, in a few words. */
  heading: string;
  /** What that means, in a sentence. */
  children: ReactNode;
  picture?: ReactNode;
  /** What the router says of it. */
  smallPrint?: ReactNode;
  /** The small print comes later, and may be long: the sheet then grows at its foot, and nothing on it moves. @default false */
  hung?: boolean;
  /** Load the pages anew when leaving: where something broke, the script that is running may be what is broken. @default false */
  startAfresh?: boolean;
}

/** A sheet on the wall for when there is nothing else to show; with the ways to all there is. */
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
  /** In place of the layout there is no bar that has them. */
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
