import { memo } from 'react';
import type { CurrentPageProps } from './CurrentPageProps.ts';
import { firstPages, isFirstPage } from './firstPages.tsx';
import { LaterPart } from './LaterPart.tsx';

/** The page that belongs to a state. A button that goes down or comes up draws it no second time. */
export const CurrentPage = memo(function CurrentPage(props: CurrentPageProps) {
  const { page } = props.state;
  if (isFirstPage(page)) {
    const Page = firstPages[page];
    return <Page {...props} />;
  }
  return (
    <LaterPart words={props.words?.missing}>
      {({ laterPages }) => {
        const Page = laterPages[page];
        return <Page {...props} />;
      }}
    </LaterPart>
  );
});
