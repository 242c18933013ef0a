export { FlipbookProvider } from './BookContext.tsx';
export type { FlipbookError, FlipbookErrorCode } from './engine/flipbookError.ts';
export type { FlipbookPageView } from './engine/publishedState.ts';
export { defaultSettings, type FlipbookSettings } from './engine/settings.ts';
export type { Corner, Density, Orientation } from './engine/shapes.ts';
export type { Reason, TurnAnswer } from './engine/state.ts';
export { Flipbook } from './Flipbook.tsx';
export type { FlipbookHandle } from './FlipbookHandle.ts';
export type {
  BookReport,
  FlipbookBaseProps,
  FlipbookOnDemandProps,
  FlipbookProps,
  FlipState,
} from './FlipbookProps.ts';
export type { TurnButtonsMessages } from './TurnButtons.tsx';
export { type FlipbookView, useFlipbook, useFlipbookPage } from './useFlipbook.ts';
export type { FrozenTurn, TurnEnd, TurnProgress, TurnStart } from './view/BookProps.ts';
export { ownKeys } from './view/eventTarget.ts';
export { scrollPages } from './view/scrollKeys.ts';
