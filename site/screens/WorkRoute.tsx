import pages from 'virtual:work';
import { useLocation } from 'react-router-dom';
import { WorkPage } from './WorkPage.tsx';

export function WorkRoute() {
  const [slug = ''] = useLocation().pathname.split('/').filter(Boolean).slice(-1);
  const page = pages[slug];
  if (!page) throw new Error(`Project page not found: ${slug}. Restore work/${slug}.md.`);
  return <WorkPage page={page} />;
}
