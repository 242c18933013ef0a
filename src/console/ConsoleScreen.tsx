import { memo, useContext } from 'react';
import { ConsolePartsContext } from './ConsolePartsContext.ts';
import type { ConsoleScreenProps } from './ConsoleScreenProps.ts';
import { LazyContent } from './LazyContent.tsx';

/** The page that belongs to a state. A button that goes down or comes up draws it no second time. */
export const ConsoleScreen = memo(function ConsoleScreen(props: ConsoleScreenProps) {
  const { pages } = useContext(ConsolePartsContext);
  return (
    <LazyContent of={pages[props.state.page]} words={props.words?.missing}>
      {(Page) => <Page {...props} />}
    </LazyContent>
  );
});
