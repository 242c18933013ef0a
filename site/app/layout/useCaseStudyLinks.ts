import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteBase } from '../siteBase.ts';

/** Opens links to case studies with the router. The console and the manual render plain links. */
export function useCaseStudyLinks(main: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = main.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link?.href.startsWith(`${location.origin}${siteBase}/work/`) || !isPlainClick || event.defaultPrevented)
        return;
      event.preventDefault();
      void navigate(link.pathname.slice(siteBase.length));
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [main, navigate]);
}
