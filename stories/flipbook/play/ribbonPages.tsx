const alongBlock = { inlineSize: 14, blockSize: 40, insetInlineStart: '25%' };
const alongInline = { inlineSize: 40, blockSize: 14, insetBlockStart: '40%' };
const edges = {
  above: { ...alongBlock, insetBlockStart: -12 },
  below: { ...alongBlock, insetBlockEnd: -12 },
  before: { ...alongInline, left: -12 },
  after: { ...alongInline, right: -12 },
};

const paper = { background: 'white', outline: '1px solid #0003', outlineOffset: -1 };
/** These ribbons are blue, because another page has a red ribbon in the same position. */
const blue = ['1 after', '2 before', '3 after'];

/** Pages with zero-based numbers and four ribbons each, one at every edge. */
export function ribbonPages(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return numbers.map((number) => (
    <div key={number} style={{ ...paper, position: 'relative', display: 'grid', placeItems: 'center' }}>
      {number}
      {Object.entries(edges).map(([edge, position]) => {
        const background = blue.includes(`${number} ${edge}`) ? '#1f618d' : '#b03a2e';
        return <span key={edge} style={{ ...position, position: 'absolute', background }} />;
      })}
    </div>
  ));
}
