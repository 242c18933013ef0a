// The versions of the plain résumé that game.json's `cuts` asks for.
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

/** A version of the plain résumé, at `/resume/` and its name. */
export type ResumeCut = {
  name: string;
  content: Content;
  /** The hidden parts, as a person names them. */
  hidden: readonly string[];
  /** Present if the cut is anonymous. */
  redact?: Redactor['redact'];
};

export type CutSources = {
  written: WrittenResume;
  content: Content;
  /** Removes what no page shows, and parses Markdown. */
  publish: (resume: WrittenResume) => Resume;
};

/** The cuts, and findings with paths in game.json. An item that hides nothing is an error: it would be published. */
export function resumeCuts(cuts: Readonly<Record<string, CutSettings>> | undefined, sources: CutSources) {
  const results = Object.entries(cuts ?? {}).map(([name, settings]) => resumeCut(name, settings, sources));
  return { cuts: results.map(({ cut }) => cut), findings: results.flatMap(({ findings }) => findings) };
}

function resumeCut(name: string, settings: CutSettings, { written, content, publish }: CutSources) {
  const { hide = [], summary, anonymous = false } = settings;
  const path = ['cuts', name];
  const { resume: visible, hidden, problems } = hideParts(written, hide);
  const ownSummary = summary && fillIn(summary, { name: written.basics.name });
  const published = publish({ ...visible, basics: { ...visible.basics, ...(ownSummary && { summary: ownSummary }) } });
  const messages = (content.messages?.documents ?? documentMessages).anonymous;
  const redaction = anonymous ? redactor(written, content.game.site.address, messages.employer) : undefined;
  const resume = redaction ? anonymousResume(published, redaction, messages.name) : published;
  const { documents, ...game } = content.game;
  // The owner's own PDF is another version, and the setting for the photo needs one.
  const { own: _, photo, ...otherSettings } = documents ?? {};
  const cutDocuments = { ...otherSettings, ...(resume.basics.image && { photo }) };
  const cutContent = withoutSiteLinks({ ...content, resume, game: { ...game, documents: cutDocuments } });
  const findings: Finding[] = [
    ...problems.map(({ index, message }) => error([...path, 'hide', index], message)),
    ...(resumeSections(cutContent).length === 0 ? [warning(path, emptyMessage(name))] : []),
    ...(summary && !sectionsFor('resume', content.game.sections).includes('summary')
      ? [
          warning(
            [...path, 'summary'],
            'sections.resume leaves out the summary, so this text is not shown. Add "summary" to it.',
          ),
        ]
      : []),
    ...(redaction ? redactionWarnings([...path, 'anonymous'], { published, resume, written }) : []),
  ];
  const cut: ResumeCut = { name, content: cutContent, hidden, ...(redaction && { redact: redaction.redact }) };
  return { cut, findings };
}

function emptyMessage(name: string): string {
  return `This version hides every section, so /resume/${name} shows only its heading and contacts. Take something out of "hide".`;
}

/**
 * The additions to projects, without the site's pages about them. An anonymous cut has no links and
 * no pictures, which may show names.
 */
export function cutCaseStudies({ redact }: ResumeCut, caseStudies: readonly CaseStudy[]): readonly CaseStudy[] {
  if (!redact) return caseStudies.map(({ page: _, ...caseStudy }) => caseStudy);
  return caseStudies.flatMap(({ project, outcome }) =>
    outcome ? [{ project: redact(project), outcome: redact(outcome) }] : [],
  );
}
