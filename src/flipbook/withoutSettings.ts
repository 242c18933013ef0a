import type { FlipbookSettings } from './engine/settings.ts';

/** What is left of a book's props for its element once the 21 settings are taken out. */
export function withoutSettings<Props extends FlipbookSettings>(props: Props): Omit<Props, keyof FlipbookSettings> {
  const {
    width,
    height,
    size,
    minWidth,
    maxWidth,
    minHeight,
    maxHeight,
    startPage,
    showCover,
    usePortrait,
    autoSize,
    flippingTime,
    drawShadow,
    maxShadowOpacity,
    startZIndex,
    mobileScrollSupport,
    swipeDistance,
    clickEventForward,
    useMouseEvents,
    showPageCorners,
    disableFlipByClick,
    ...rest
  } = props;
  return rest;
}
