// The entry `react-page-turn/spread`.
export { FlipbookSpread, type FlipbookSpreadProps, spreadPages } from './spread/FlipbookSpread.tsx';
