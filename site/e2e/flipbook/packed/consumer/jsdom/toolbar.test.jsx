import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Flipbook, FlipbookProvider } from 'react-page-turn';
import { Toolbar } from 'react-page-turn/toolbar';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

test('a button of the toolbar turns the flipbook beside it', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const book = <Flipbook width={300} height={400}>{['One', 'Two', 'Three'].map((text) => <b key={text}>{text}</b>)}</Flipbook>;
  await act(async () => root.render(<FlipbookProvider>{book}<Toolbar.Next>Next</Toolbar.Next></FlipbookProvider>));
  await act(async () => document.querySelector('button').click());
  expect(document.querySelector('[role="status"]').textContent).toBe('Page 3 of 3');
});
