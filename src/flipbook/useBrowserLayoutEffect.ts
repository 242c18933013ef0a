import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` in a browser. A server has no layout, and React 18 warns about the hook there.
 */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
