import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './ResumeSection.module.css';

export interface ResumeSectionProps extends ComponentProps<'section'> {
  /** Its name, as employers and their programs know it: 'Experience'. */
  heading: string;
}

/** One section of the plain résumé, under its heading. */
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
