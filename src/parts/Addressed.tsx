import { Fragment } from 'react';
import type { AddressedText } from '../content/fillIn.ts';
import { keyed } from './keyed.ts';

/** Matches what would end the element's isolation from inside it. Unseen. */
const endsOfIsolation = /[\u2029\u2069]/g;

/** A text to a company. The company's name keeps its own direction and turns nothing of the sentence. */
export function Addressed({ text }: { text: AddressedText }) {
  return keyed(text).map(({ key, item }) => (
    <Fragment key={key}>{key % 2 === 1 ? <bdi>{item.replace(endsOfIsolation, '')}</bdi> : item}</Fragment>
  ));
}
