import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import ReactPageFlip from 'react-pageflip';
import HTMLFlipBook, { type HTMLFlipBookProps, type HTMLFlipBookRef } from '../../../src/flipbook/compat.tsx';
import { defaultSettings } from '../../../src/flipbook/engine/settings.ts';

type PeerProps = ComponentProps<typeof ReactPageFlip>;

/** What react-pageflip's ref holds, as far as {@link Peer} needs it. */
interface PeerHandle {
  pageFlip(): { getRender(): { render: () => void } } | undefined;
}

/**
 * react-pageflip, without its frames once it is unmounted: it would go on asking for one in each, and the stories after it
 * share its window, so that a book at rest would seem to ask for them.
 */
function Peer({ ref, ...props }: PeerProps) {
  const last = useRef<PeerHandle>(null);
  useEffect(() => () => endFrames(last.current), []);
  const keep = (handle: PeerHandle | null) => {
    last.current = handle ?? last.current;
    if (typeof ref === 'function') ref(handle);
    else if (ref) ref.current = handle;
  };
  return <ReactPageFlip {...props} ref={keep} />;
}

/** It renders, then asks for its next frame: that one request is not passed on. */
function endFrames(handle: PeerHandle | null) {
  const drawing = handle?.pageFlip()?.getRender();
  if (drawing === undefined) return;
  drawing.render = () => {
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = ask;
      return 0;
    };
  };
}

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
        <Peer {...defaultSettings} className="" style={{}} {...props} ref={peer}>
          {children}
        </Peer>
      </div>
      <div className={room} data-testid="ours">
        <HTMLFlipBook {...props} {...more} ref={book}>
          {children}
        </HTMLFlipBook>
      </div>
    </>
  );
}
