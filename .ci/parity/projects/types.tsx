// Ways to write a book in TypeScript. For the compiler only: each is checked with the types of both packages.
import { type ComponentType, type FC, type MutableRefObject, type ReactNode, forwardRef, useCallback, useRef } from 'react';
import HTMLFlipBook from 'react-pageflip';

const Page = forwardRef<HTMLDivElement, { children?: ReactNode }>((props, ref) => <div ref={ref}>{props.children}</div>);

const all = {
  width: 300,
  height: 400,
  size: 'stretch' as const,
  minWidth: 100,
  maxWidth: 400,
  minHeight: 100,
  maxHeight: 500,
  startPage: 0,
  drawShadow: true,
  flippingTime: 800,
  usePortrait: true,
  startZIndex: 0,
  autoSize: true,
  maxShadowOpacity: 0.5,
  showCover: false,
  mobileScrollSupport: true,
  clickEventForward: true,
  useMouseEvents: true,
  swipeDistance: 30,
  showPageCorners: true,
  disableFlipByClick: false,
  className: 'book',
  style: {},
};

// Way: every prop
export const EveryProp = () => (
  <HTMLFlipBook {...all}>
    <Page>one</Page>
  </HTMLFlipBook>
);

// Way: only width and height
export const FewProps = () => (
  <HTMLFlipBook width={300} height={400}>
    <Page>one</Page>
  </HTMLFlipBook>
);

// Way: no class and style
const { className: _, style: __, ...settings } = all;
export const NoStyle = () => (
  <HTMLFlipBook {...settings}>
    <Page>one</Page>
  </HTMLFlipBook>
);

// Way: a ref of an element
export const ElementRef = () => {
  const book = useRef<HTMLDivElement>(null);
  return (
    <HTMLFlipBook {...all} ref={book}>
      <Page />
    </HTMLFlipBook>
  );
};

// Way: a ref of any
export const AnyRef = () => {
  const book = useRef<any>(null);
  return (
    <HTMLFlipBook {...all} ref={book}>
      <Page>{book.current?.pageFlip().getPageCollection().pages.length}</Page>
    </HTMLFlipBook>
  );
};

// Way: a ref that holds nothing yet
export const EmptyRef = () => {
  const book = useRef<any>(undefined);
  return (
    <HTMLFlipBook {...all} ref={book}>
      <Page />
    </HTMLFlipBook>
  );
};

// Way: a ref handed in
export const HandedRef = ({ book }: { book: MutableRefObject<any> }) => (
  <HTMLFlipBook {...all} ref={book}>
    <Page />
  </HTMLFlipBook>
);

// Way: a ref of its own shape
export const ShapedRef = () => {
  const book = useRef<{ pageFlip(): { flipNext(): void; getPageCount(): number } }>(null);
  return (
    <HTMLFlipBook {...all} ref={book}>
      <Page />
    </HTMLFlipBook>
  );
};

// Way: a ref that is a function
export const FunctionRef = () => (
  <HTMLFlipBook {...all} ref={(book: any) => void book?.pageFlip().flipNext()}>
    <Page />
  </HTMLFlipBook>
);

// Way: handlers of any event
export const AnyHandler = () => {
  const onFlip = useCallback((e: any) => console.log(e.data, e.object.pages.currentPageIndex), []);
  return (
    <HTMLFlipBook {...all} onFlip={onFlip} onChangeState={(e: any) => e.data}>
      <Page />
    </HTMLFlipBook>
  );
};

// Way: handlers of their own event
interface FlipEvent {
  data: number;
}
export const OwnHandler = () => (
  <HTMLFlipBook
    {...all}
    onFlip={(e: FlipEvent) => e.data.toFixed()}
    onInit={(e: { data: { page: number; mode: string } }) => e.data.mode}
  >
    <Page />
  </HTMLFlipBook>
);

// Way: handlers without a type that read the insides
export const Untyped = () => (
  <HTMLFlipBook {...all} onFlip={(e) => e.object.pages.currentPageIndex}>
    <Page />
  </HTMLFlipBook>
);

// Way: a component of any props
const AnyBook = HTMLFlipBook as unknown as ComponentType<any>;
export const Loose: FC = () => (
  <AnyBook width={300} height={400}>
    <Page />
  </AnyBook>
);

// Way: numbers as strings
export const Texts = () => (
  <HTMLFlipBook {...all} width="300" height="400">
    <Page />
  </HTMLFlipBook>
);

// Way: pages from a list, and conditions
export const List = ({ pages }: { pages: string[] }) => (
  <HTMLFlipBook {...all}>
    <Page>Front</Page>
    {pages.map((page) => (
      <Page key={page}>{page}</Page>
    ))}
    {pages.length > 3 && <Page>Back</Page>}
  </HTMLFlipBook>
);
