import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './ResumeSection.module.css';

export interface ResumeSectionProps extends ComponentProps<'section'> {
  /** Its name as employers and their software know it: 'Experience'. */
  heading: string;
}

/** A section of the plain résumé. */
export function ResumeSection({ heading, children, className, ...rest }: ResumeSectionProps) {
  const headingId = useId();
  return (
    <section {...rest} className={clsx(styles.section, className)} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
