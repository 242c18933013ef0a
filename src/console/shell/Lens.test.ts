import { selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lens, type LensProps } from './Lens.tsx';

test.each([
  ['a name of 14 letters is printed large', 'Pocket Quest 2', false],
  ['one of 15 in half the size', 'Pocket Quest II', true],
])('%s, and whole', (_, name, isLong) => {
  const props: LensProps = { name, children: null };
  const lens = parseDocument(renderToStaticMarkup(createElement(Lens, props)));
  const print = selectOne<AnyNode, Element>(':has(> bdi)', lens);
  expect([print && textContent(print), 'data-long' in (print?.attribs ?? {})]).toEqual([name, isLong]);
});
