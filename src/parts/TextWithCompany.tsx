import { Fragment } from 'react';
import type { AddressedText } from '../resume/text/fillIn.ts';
import { wordChunks } from '../resume/text/wordChunks.ts';
import { Breakable } from './Breakable.tsx';
import { withKeys } from './withKeys.ts';

/** Matches invisible characters that would end the isolation of the `<bdi>` element. */
const endsOfIsolation = /[\u2029\u2069]/g;

/** Text with a company's name, which has its own writing direction. */
export function TextWithCompany({
  text,
}: {
  /** Every second part is the company's name. */
  text: AddressedText;
}) {
  return withKeys(text).map(({ key, item }) => (
    <Fragment key={key}>
      {key % 2 === 1 ? (
        // Only a word that is longer than any real word may break.
        <bdi>
          <Breakable parts={wordChunks(item.replace(endsOfIsolation, ''))} />
        </bdi>
      ) : (
        item
      )}
    </Fragment>
  ));
}
