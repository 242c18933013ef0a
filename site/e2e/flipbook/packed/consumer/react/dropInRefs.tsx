// Refs and internals in code for react-pageflip, which takes any ref. For type checks only.
import { type ComponentProps, type ComponentType, type MutableRefObject, type RefObject, useRef } from 'react';
import HTMLFlipBook, { type HTMLFlipBookRef, type PageFlip } from 'react-page-turn/react-pageflip';
import {
  IBookState,
  IEventProps,
  IFlipSetting,
  PageOrientation,
  PageState,
} from 'react-page-turn/react-pageflip/build/html-flip-book/settings';

const size = { width: 1, height: 1 };

interface RefsProps {
  readonly any: MutableRefObject<any>;
  readonly element: RefObject<HTMLDivElement | null>;
}

export function Refs({ any, element }: RefsProps) {
  const div = useRef<HTMLDivElement>(null);
  const none = useRef(null);
  const unset = useRef(undefined);
  const open = useRef<any>(null);
  const unknown = useRef<unknown>(null);
  const keep = (book: HTMLDivElement | null) => void book?.clientWidth;
  const keepAny = (book: any) => {
    open.current = book;
  };
  return (
    <>
      <HTMLFlipBook {...size} ref={div} />
      <HTMLFlipBook {...size} ref={none} />
      <HTMLFlipBook {...size} ref={unset} />
      <HTMLFlipBook {...size} ref={open} />
      <HTMLFlipBook {...size} ref={unknown} />
      <HTMLFlipBook {...size} ref={any} />
      <HTMLFlipBook {...size} ref={element} />
      <HTMLFlipBook {...size} ref={keep} />
      <HTMLFlipBook {...size} ref={keepAny} />
      <HTMLFlipBook {...size} ref={null} />
      <HTMLFlipBook {...size} ref={(book) => void book?.pageFlip().flipNext('bottom')} />
    </>
  );
}

/** Some projects have a wrapper that removes the types. */
export const Loose = HTMLFlipBook as ComponentType<any>;

export function Wrapper(props: Partial<ComponentProps<typeof HTMLFlipBook>>) {
  return <Loose {...props} width="435" onFlip={(event: any) => event.object.pages.currentPageIndex} />;
}

export const internals = (book: PageFlip): readonly number[] => [
  book.pages.currentPageIndex,
  book.pages.length,
  book.getPageCollection().length,
  book.getPageCollection().getPageCount(),
  book.getPageCollection().getCurrentPageIndex(),
];

// @ts-expect-error the index is read-only; methods turn pages
export const turn = (book: PageFlip) => (book.pages.currentPageIndex = 2);

interface AlbumProps extends Partial<Omit<IFlipSetting, 'width' | 'height'>>, IEventProps {
  readonly first: IBookState;
  readonly states: Record<PageState, PageOrientation>;
}

/** The types of react-pageflip's settings, with a typed ref. */
export function Album({ first, states, ...settings }: AlbumProps) {
  const book = useRef<HTMLFlipBookRef>(null);
  const all: IFlipSetting | undefined = book.current?.pageFlip().getSettings();
  const page: number | undefined = book.current?.pageFlip().getFlipController()?.getState().length;
  // @ts-expect-error the ref is typed; with `any`, this would pass
  book.current?.pageFlip().flipNxt();
  return <HTMLFlipBook {...size} {...settings} {...all} key={page} ref={book} startPage={first.page} className={states.read} />;
}
