import { Fragment } from 'react';
import type { AddressedText } from '../content/fillIn.ts';
import { wordChunks } from '../content/wordChunks.ts';
import { keyed } from './keyed.ts';

/** Matches what would end the element's isolation from inside it. Unseen. */
const endsOfIsolation = /[\u2029\u2069]/g;

/** A text to a company. The company's name keeps its own direction and turns nothing of the sentence. */
export function Addressed({ text }: { text: AddressedText }) {
  return keyed(text).map(({ key, item }) => (
    <Fragment key={key}>{key % 2 === 1 ? <bdi>{breakable(item.replace(endsOfIsolation, ''))}</bdi> : item}</Fragment>
  ));
}

/** The whole text, with places to break a line in words that are longer than any. */
function breakable(text: string) {
  return keyed(wordChunks(text)).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <wbr />}
      {item}
    </Fragment>
  ));
}
