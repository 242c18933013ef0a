// Makes the cuts of game.json: variants of the plain résumé with hidden entries.
import type { Content } from '../../../src/resume/Content.ts';
import type { CaseStudy } from '../../../src/resume/caseStudies.ts';
import { documentMessages } from '../../../src/resume/messages/documentMessages.ts';
import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import { resumeSections } from '../../../src/resume/sections/resumeSections.ts';
import { sectionsFor } from '../../../src/resume/sections/sectionNames.ts';
import { fillIn } from '../../../src/resume/text/fillIn.ts';
import { error, type Finding, warning } from '../../import/rules.ts';
import type { CutSettings } from '../game/cutsSchema.ts';
import { anonymousResume, redactionWarnings } from './anonymousResume.ts';
import { hideParts } from './hideParts.ts';
import { type Redactor, redactor } from './redactor.ts';
import { withoutSiteLinks } from './withoutSiteLinks.ts';

/** A variant of the plain résumé, at `/resume/` and its name. */
export type ResumeCut = {
  name: string;
  content: Content;
  /** The names of the hidden parts. */
  hidden: readonly string[];
  /** Present if the cut is anonymous. */
  redact?: Redactor['redact'];
};

export type CutSources = {
  source: WrittenResume;
  content: Content;
  /** Removes what no page or document shows, and parses Markdown. */
  publish: (resume: WrittenResume) => Resume;
};

/**
 * The cuts, and findings about game.json. An item of `hide` that names nothing is an error, because
 * the entry that it should hide would be published.
 */
export function resumeCuts(cuts: Readonly<Record<string, CutSettings>> | undefined, sources: CutSources) {
  const results = Object.entries(cuts ?? {}).map(([name, settings]) => resumeCut(name, settings, sources));
  return { cuts: results.map(({ cut }) => cut), findings: results.flatMap(({ findings }) => findings) };
}

function resumeCut(name: string, settings: CutSettings, { source, content, publish }: CutSources) {
  const { hide = [], summary, anonymous = false } = settings;
  const path = ['cuts', name];
  const { resume: visible, hidden, problems } = hideParts(source, hide);
  const ownSummary = summary && fillIn(summary, { name: source.basics.name });
  const published = publish({ ...visible, basics: { ...visible.basics, ...(ownSummary && { summary: ownSummary }) } });
  const messages = (content.messages?.documents ?? documentMessages).anonymous;
  const redaction = anonymous ? redactor(source, content.game.site.address, messages.employer) : undefined;
  const resume = redaction ? anonymousResume(published, redaction, messages.name) : published;
  const { documents, ...game } = content.game;
  // The owner's own PDF replaces only the main résumé, and the photo setting needs a photo.
  const { own: _, photo, ...otherSettings } = documents ?? {};
  const cutDocuments = { ...otherSettings, ...(resume.basics.image && { photo }) };
  const cutContent = withoutSiteLinks({ ...content, resume, game: { ...game, documents: cutDocuments } });
  const findings: Finding[] = [
    ...problems.map(({ index, message }) => error([...path, 'hide', index], message)),
    ...(resumeSections(cutContent).length === 0 ? [warning(path, emptyMessage(name, hide))] : []),
    ...(summary && !sectionsFor('resume', content.game.sections).includes('summary')
      ? [warning([...path, 'summary'], unusedSummaryMessage)]
      : []),
    ...(redaction ? redactionWarnings([...path, 'anonymous'], { published, resume, source }) : []),
  ];
  const cut: ResumeCut = { name, content: cutContent, hidden, ...(redaction && { redact: redaction.redact }) };
  return { cut, findings };
}

const unusedSummaryMessage = 'sections.resume leaves out the summary, so this text is not shown. Add "summary" to it.';

function emptyMessage(name: string, hide: readonly string[]): string {
  const advice = hide.length > 0 ? ' Take something out of "hide".' : '';
  return `This version has no section, so /resume/${name} shows only its heading and contacts.${advice}`;
}

/** A cut's additions to projects: without their pages, and if it is anonymous, without links and pictures. */
export function cutCaseStudies({ redact }: ResumeCut, caseStudies: readonly CaseStudy[]): readonly CaseStudy[] {
  if (!redact) return caseStudies.map(({ page: _, ...caseStudy }) => caseStudy);
  return caseStudies.flatMap(({ project, outcome }) =>
    outcome ? [{ project: redact(project), outcome: redact(outcome) }] : [],
  );
}
