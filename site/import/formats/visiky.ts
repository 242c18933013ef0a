// The configuration of visiky/resume, a Chinese résumé editor.
// Its types: https://github.com/visiky/resume/blob/master/src/components/types.ts
import { isRecord, recordIn } from '../values.ts';
import { type Entry, type Format, joined, readSections, type SectionRow, withBullets } from './Format.ts';

const rows: readonly SectionRow[] = [
  [
    'work',
    'workExpList',
    { company_name: 'name', department_name: 'description', work_time: 'period' },
    withBullets('work_desc'),
  ],
  ['education', 'educationList', { academic_degree: 'studyType', edu_time: 'period' }],
  [
    'projects',
    'projectList',
    { project_name: 'name', project_role: 'roles' },
    withBullets('project_content'),
    toProject,
  ],
  ['projects', 'workList', { work_name: 'name', work_desc: 'description', visit_link: 'url' }],
  ['skills', 'skillList', { skill_name: 'name' }, toSkill],
  ['awards', 'awardList', { award_info: 'title', award_time: 'date' }],
];

export const visiky: Format = {
  name: 'a visiky/resume file',
  help: 'visiky/resume (JSON)',
  convert: ({ document }) => {
    if (!isRecord(document) || rows.filter(([, path]) => Array.isArray(document[path])).length < 2) return undefined;
    const { positionTitle: label, workPlace: location, ...contacts } = recordIn(document, 'profile');
    const avatar = recordIn(document, 'avatar');
    const image = avatar.hidden ? undefined : avatar.src;
    const summary = recordIn(document, 'aboutme').aboutme_desc;
    return { document: { basics: { ...contacts, label, location, image, summary }, ...readSections(document, rows) } };
  },
  settings: /^(?:titleNameMap|template|theme)\b|^avatar\.(?:shape|size)$/,
  isHidden: (part) => isRecord(part) && part.hidden === true,
};

/** A project with all its times: "2018.07 - 2019.04 / 2020.07 - 至今". */
function toProject({ project_desc: description, project_time: time, summary, ...project }: Entry): Entry {
  const [first = '', ...others] = String(time ?? '').split(/\s+\/\s+/);
  const dates = others.length > 0 ? { startDate: first, endDate: others.at(-1) } : { period: first };
  return { ...project, ...dates, description: joined([description, summary], '\n\n') };
}

function toSkill({ skill_level: level, skill_desc: description, ...skill }: Entry): Entry {
  return { ...skill, level: typeof level === 'number' && level > 0 ? `${level}%` : undefined, keywords: [description] };
}
