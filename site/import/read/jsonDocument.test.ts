import { expect, test } from 'vitest';
import { jsonDocument } from './jsonDocument.ts';

test.each<[(string | number)[], object]>([
  [[], { line: 1, column: 1 }],
  [['work', 0], { line: 3, column: 5 }],
  [['work', 1], { line: 4, column: 5 }],
  [['work', 1, 'name'], { line: 4, column: 7 }],
  [['work', 0, 'name'], { line: 3, column: 5 }],
  [['work', 7, 'name'], { line: 2, column: 3 }],
  [['basics'], { line: 6, column: 3 }],
  [['skills', 0], { line: 1, column: 1 }],
])('path %j, or its closest existing parent, is at %j', (path, position) => {
  const document = jsonDocument('{\n  "work": [\r\n    {},\r    { "name": "Oak" }\n  ],\n  "basics": null\n}');
  expect('positionOf' in document && document.positionOf(path)).toEqual(position);
});

test('plain text after the end of the document is ignored with a warning, a comment without one', () => {
  expect(jsonDocument('{ "work": [] }\n- [ ]\n')).toMatchObject({
    value: { work: [] },
    findings: [{ message: 'Text after the end of the document is ignored. Remove it.', line: 2, column: 1 }],
  });
  expect(jsonDocument('{ "work": [] } // done')).toMatchObject({ findings: [] });
});
