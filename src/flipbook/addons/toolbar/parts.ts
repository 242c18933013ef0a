export { Fullscreen, type FullscreenProps, type FullscreenState } from './Fullscreen.tsx';
export { PageField, type PageFieldProps, type PageFieldState } from './PageField.tsx';
export type { PartProps, TurnState } from './renderPart.tsx';
export { Slider, type SliderProps } from './Slider.tsx';
export { Status, type StatusProps } from './Status.tsx';
export { type ThumbnailProps, type ThumbnailState, Thumbnails, type ThumbnailsProps } from './Thumbnails.tsx';
export { First, Last, Next, Previous, type TurnPartProps } from './turnParts.tsx';
