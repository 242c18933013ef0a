import pages from 'virtual:work';
import { useLocation } from 'react-router-dom';
import { WorkPage } from './WorkPage.tsx';

/** The project page that the address names. */
export function WorkRoute() {
  const [slug = ''] = useLocation().pathname.split('/').filter(Boolean).slice(-1);
  const page = pages[slug];
  if (!page) throw new Error(`There is no page about a project called ${slug}: work/${slug}.md has gone.`);
  return <WorkPage page={page} />;
}
