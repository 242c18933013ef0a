// The entry `react-page-turn/zoom`.
export { FlipbookZoom, type FlipbookZoomHandle, type FlipbookZoomProps } from './zoom/FlipbookZoom.tsx';
