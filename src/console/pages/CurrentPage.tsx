import { memo } from 'react';
import { isFirstPage } from '../engine/ConsoleState.ts';
import { InstructionsPage } from './InstructionsPage.tsx';
import { LazyPage } from './LazyPage.tsx';
import type { CurrentPageProps } from './PageProps.ts';
import { TitlePage } from './TitlePage.tsx';

const firstPages = { instructions: InstructionsPage, title: TitlePage };

/** The page of a state. Memoized, so that pressed buttons do not render it again. */
export const CurrentPage = memo(function CurrentPage(props: CurrentPageProps) {
  const { page } = props.state;
  if (isFirstPage(page)) {
    const Page = firstPages[page];
    return <Page {...props} />;
  }
  return (
    <LazyPage messages={props.messages?.missing}>
      {({ lazyPages }) => {
        const Page = lazyPages[page];
        return <Page {...props} />;
      }}
    </LazyPage>
  );
});
