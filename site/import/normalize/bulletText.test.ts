import { expect, test } from 'vitest';
import { bulletText } from './bulletText.ts';

test.each([
  ['Led a team.', 'Led a team.', []],
  ['- Kept the books.\n- Paid the bills.', '', ['Kept the books.', 'Paid the bills.']],
  ['A shop.\n\n* Sold\n  tea.\n* Bought tea.\n\nUntil 2020.', 'A shop.\n\nUntil 2020.', ['Sold tea.', 'Bought tea.']],
  ['1. One.\n2. Two.', '', ['One.', 'Two.']],
  ['Tasks: 1. Saws 2. Glues', 'Tasks:', ['Saws', 'Glues']],
  ['1. 设计架构 2. 打磨体验', '', ['设计架构', '打磨体验']],
  ['Vom 1. Mai bis 2. Juni.', 'Vom 1. Mai bis 2. Juni.', []],
  ['Kept books.  Key tasks:  - Paid bills. - Filed tax.', 'Kept books. Key tasks:', ['Paid bills.', 'Filed tax.']],
  ['Tasks: - paid bills - filed tax - kept books', 'Tasks:', ['paid bills', 'filed tax', 'kept books']],
  ['• Planed. • Glued.', '', ['Planed.', 'Glued.']],
  ['A joinery.<ul><li>Planed.</li></ul>', 'A joinery.', ['Planed.']],
  ['Led 3 - 5 people - mostly joiners - in Ghent.', 'Led 3 - 5 people - mostly joiners - in Ghent.', []],
  ['Two lines\nof one text.', 'Two lines\nof one text.', []],
  ['- Only one item.', '', ['Only one item.']],
  ['Led.\n- Only one item.', 'Led.', ['Only one item.']],
  ['Oak • Elm', 'Oak • Elm', []],
  ['A well-known shop - a joinery.', 'A well-known shop - a joinery.', []],
])('%j has the text %j and the items %j', (text, summary, highlights) => {
  expect(bulletText(text)).toEqual({ summary, highlights });
});
