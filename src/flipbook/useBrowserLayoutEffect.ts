import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a layout: on a server there is none, and React 18 warns of the hook. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
