// The entry `react-page-turn/spread`.
export { FlipbookSpread, spreadPages } from './spread/FlipbookSpread.tsx';
export type { FlipbookSpreadProps } from './spread/SpreadHalf.tsx';
