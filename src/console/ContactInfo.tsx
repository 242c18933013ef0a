import type { ComponentProps } from 'react';
import type { Content } from '../content/Content.ts';
import { keyFacts } from '../content/keyFacts.ts';

/** Whether there is a way to reach the owner that {@link ContactInfo} could show. */
export function hasContactInfo(content: Content): boolean {
  const { email, professional } = keyFacts(content);
  return email !== '' || professional !== undefined;
}

/** What {@link ContactInfo} takes, and whatever a `<ul>` does. */
export interface ContactInfoProps extends Omit<ComponentProps<'ul'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
}

/** The owner's e-mail address and professional profile, as far as they are known. */
export function ContactInfo({ content, ...rest }: ContactInfoProps) {
  const { email, professional } = keyFacts(content);
  return (
    <ul {...rest}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {professional && (
        <li>
          <a href={professional.url}>{professional.network}</a>
        </li>
      )}
    </ul>
  );
}
