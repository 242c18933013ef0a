import type { ComponentProps, ReactNode, Ref } from 'react';
import ReactPageFlip from 'react-pageflip';
import HTMLFlipBook, { type HTMLFlipBookProps, type HTMLFlipBookRef } from '../../../src/flipbook/compat.tsx';
import { defaultSettings } from '../../../src/flipbook/engine/settings.ts';

type PeerProps = ComponentProps<typeof ReactPageFlip>;

/** What both books take. */
export interface BesidePeerProps extends Partial<Omit<PeerProps, 'ref' | 'width' | 'height'>> {
  width: number;
  height: number;
  children: ReactNode;
  /** Class of the element around each of the two books. */
  room?: string | undefined;
  /** The drop-in's own ref. */
  book?: Ref<HTMLFlipBookRef> | undefined;
  /** The ref of react-pageflip's book. */
  peer?: PeerProps['ref'];
  /** What the drop-in takes beside. */
  more?: Partial<HTMLFlipBookProps> | undefined;
}

/** The same book twice: as react-pageflip shows it, and as the drop-in does. */
export function BesidePeer({ room, book, peer, more, children, ...props }: BesidePeerProps) {
  return (
    <>
      <div className={room} data-testid="peer">
        <ReactPageFlip {...defaultSettings} className="" style={{}} {...props} ref={peer}>
          {children}
        </ReactPageFlip>
      </div>
      <div className={room} data-testid="ours">
        <HTMLFlipBook {...props} {...more} ref={book}>
          {children}
        </HTMLFlipBook>
      </div>
    </>
  );
}
