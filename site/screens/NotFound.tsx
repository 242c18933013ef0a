import { useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { fillIn, NotFoundPicture } from '../../src/index.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import { notFoundMessages as text } from '../messages/notFoundMessages.ts';
import { Notice } from './Notice.tsx';

// Not shared with FlipbookScreen: a chunk for two screens would merge into a larger one, which this
// small page would load.
const noopSubscribe = () => () => {};

/** The page for unknown paths. It is prerendered once, and the script fills in the path. */
export function NotFound() {
  const url = useHref({ pathname: useLocation().pathname });
  const isHydrated = useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  );
  return (
    <Notice
      heading={frameMessages.notFound}
      smallPrint={
        <span data-pending={!isHydrated || undefined}>{fillIn(text.noRoute, { address: isHydrated ? url : '/' })}</span>
      }
      picture={<NotFoundPicture title={text.picture} />}
    >
      {text.explanation}
    </Notice>
  );
}
