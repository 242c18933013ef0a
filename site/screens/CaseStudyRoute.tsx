import pages from 'virtual:case-studies';
import { useLocation } from 'react-router-dom';
import { CaseStudyPage } from './CaseStudyPage.tsx';

export function CaseStudyRoute() {
  const [slug = ''] = useLocation().pathname.split('/').filter(Boolean).slice(-1);
  const page = pages[slug];
  if (!page) throw new Error(`Case study not found: ${slug}. Restore work/${slug}.md.`);
  return <CaseStudyPage page={page} />;
}
