import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteBase } from '../siteBase.ts';

/** Opens links to case studies with the router, which the console and the manual do not use. */
export function useCaseStudyLinks(main: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = main.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link?.href.startsWith(`${location.origin}${siteBase}/work/`) || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.pathname.slice(siteBase.length));
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [main, navigate]);
}
