import { Fragment } from 'react';
import type { AddressedText } from '../resume/text/fillIn.ts';
import { wordChunks } from '../resume/text/wordChunks.ts';
import { Breakable } from './Breakable.tsx';
import { withKeys } from './withKeys.ts';

/** Invisible characters that would end the element's bidi isolation from inside. */
const endsOfIsolation = /[\u2029\u2069]/g;

/** A text to a company, whose name keeps its own writing direction. */
export function Addressed({
  text,
}: {
  /** Every second part is the company's name. */
  text: AddressedText;
}) {
  return withKeys(text).map(({ key, item }) => (
    <Fragment key={key}>
      {key % 2 === 1 ? (
        // Only words longer than any real one break.
        <bdi>
          <Breakable parts={wordChunks(item.replace(endsOfIsolation, ''))} />
        </bdi>
      ) : (
        item
      )}
    </Fragment>
  ));
}
