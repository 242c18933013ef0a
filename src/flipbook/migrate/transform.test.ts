import jscodeshift from 'jscodeshift';
import { describe, expect, test } from 'vitest';
import migrate from './transform.ts';

/** The new code, and the findings without the addresses of their pages. */
function run(source: string, to?: 'flipbook'): { code: string; findings: readonly string[] } {
  const findings: string[] = [];
  const report = (message: string) => void findings.push(message.replace(/ http\S+$/, ''));
  const j = jscodeshift.withParser('tsx');
  const code = migrate({ path: 'App.tsx', source }, { j, jscodeshift: j, stats: () => {}, report }, to ? { to } : {});
  return { code: code ?? source, findings };
}

const classComponent = `import React from 'react';
import HTMLFlipBook from 'react-pageflip';

export class Album extends React.Component {
  componentDidMount() {
    this.book.pageFlip().on('flip', this.count);
  }
  render() {
    return (
      <HTMLFlipBook width={300} height="100%" ref={(book) => (this.book = book)} onFlip={this.turned}>
        <div onClick={() => this.book.pageFlip().flip(4)}>Contents</div>
      </HTMLFlipBook>
    );
  }
}
`;

const hooks = `import HTMLFlipBook from "react-pageflip";

export function Magazine() {
  const book = useRef<any>(null);
  const [page, setPage] = useState(0);
  const next = () => book.current?.pageFlip().flipNext();
  const first = () => {
    const flip = book.current.pageFlip();
    if (flip.getPageCount() > 0) flip.turnToPage(0);
  };
  return (
    <HTMLFlipBook
      width={300}
      height={400}
      renderOnlyPageLengthChange
      renderWindow={3}
      ref={book}
      onFlip={(e) => setPage(e.data)}
      onChangeState={({ data }) => console.log(data)}
      onInit={onInit}
    >
      {pages}
    </HTMLFlipBook>
  );
}
`;

const commonJs = `const HTMLFlipBook = require('react-pageflip').default;
jest.mock('react-pageflip');
const book = (props) => <HTMLFlipBook width={props.width} height={300}>{props.pages}</HTMLFlipBook>;
module.exports = { book, controller: (ref) => ref.current.pageFlip().getFlipController().fold({ x: 1, y: 1 }) };
`;

const dynamic = `import dynamic from 'next/dynamic';
import type { IFlipSetting } from 'react-pageflip/build/html-flip-book/settings';
const FlipBook = dynamic(() => import('react-pageflip'), { ssr: false });
declare module 'react-pageflip';
export const Book = (props: Partial<IFlipSetting>) => <FlipBook {...props} width="50%" height="400">{[]}</FlipBook>;
`;

const withoutReact = `import { PageFlip } from 'page-flip';
new PageFlip(document.body, { width: 1, height: 1 }).loadFromImages([]);
`;

describe('to the drop-in', () => {
  test.each([
    ['class components and refs', classComponent],
    ['hooks and methods', hooks],
    ['CommonJS and mocks', commonJs],
    ['dynamic imports and types', dynamic],
    ['page-flip without React', withoutReact],
  ])('%s', (_, source) => expect(run(source)).toMatchSnapshot());
});

describe('to Flipbook', () => {
  test.each([
    ['class components and refs', classComponent],
    ['hooks and methods', hooks],
    ['dynamic imports and types', dynamic],
  ])('%s', (_, source) => expect(run(source, 'flipbook')).toMatchSnapshot());

  test('keeps the local name when Flipbook is taken', () => {
    const { code } = run(
      "import Book from 'react-pageflip';\nexport const Flipbook = () => <Book width={1} height={1} />;\n",
      'flipbook',
    );
    expect(code).toContain("import { Flipbook as Book } from 'react-page-turn';");
  });
});

test('keeps files that do not use react-pageflip', () => {
  expect(run('const flip = 1;')).toEqual({ code: 'const flip = 1;', findings: [] });
});
