import type { AddressedText } from '../resume/text/fillIn.ts';
import { TextWithCompany } from './TextWithCompany.tsx';
import { withKeys } from './withKeys.ts';

export interface ParagraphsProps {
  /** One text per paragraph. It may contain a company's name. */
  texts: readonly (string | AddressedText)[];
  /** The texts' language, if it is not the page's. */
  lang?: string | undefined;
}

/** The owner's paragraphs, each in the direction of its own script. */
export function Paragraphs({ texts, lang }: ParagraphsProps) {
  return withKeys(texts).map(({ key, item }) => (
    <p key={key} dir="auto" lang={lang}>
      {typeof item === 'string' ? item : <TextWithCompany text={item} />}
    </p>
  ));
}
