// The entry `react-page-turn/edges`.
export { FlipbookEdges, type FlipbookEdgesProps } from './edges/FlipbookEdges.tsx';
