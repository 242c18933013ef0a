import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a layout: on a server there is none, and React 18 warns of who would like one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
