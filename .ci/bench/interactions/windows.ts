/** The windows of the visitors: one of them touches, the other has a mouse and keys. */
export const windows = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const;

/** The name of one of {@link windows}. */
export type WindowName = keyof typeof windows;
