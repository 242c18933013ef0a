import { useEffect, useLayoutEffect } from 'react';

/** A server has no layout, and React 18 warns about `useLayoutEffect` there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
