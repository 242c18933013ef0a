// The configuration of visiky/resume, a Chinese résumé editor.
// Its types: https://github.com/visiky/resume/blob/master/src/components/types.ts
import { bulletText } from '../normalize/bulletText.ts';
import { profileOn } from '../normalize/networks.ts';
import { isEmpty, isRecord } from '../values.ts';
import { type ConvertedResume, type Format, recordIn, recordsIn } from './Format.ts';

type Entry = Record<string, unknown>;

const lists = ['educationList', 'workExpList', 'projectList', 'skillList', 'awardList', 'workList'];

export const visiky: Format = {
  name: 'a visiky/resume file',
  help: 'visiky/resume (JSON)',
  convert: ({ document }) =>
    isRecord(document) && lists.filter((name) => Array.isArray(document[name])).length > 1
      ? convert(document)
      : undefined,
  settings: /^(?:titleNameMap|template|theme)\b|^avatar\.(?:shape|size)$/,
  isHidden: (part) => isRecord(part) && part.hidden === true,
};

function convert(document: Entry): ConvertedResume {
  const profile = recordIn(document, 'profile');
  const avatar = recordIn(document, 'avatar');
  const { name, mobile, email, github, zhihu, workPlace, positionTitle } = profile;
  const accounts = Object.entries({ github, zhihu }).filter(([, account]) => !isEmpty(account));
  const listOf = (key: string) => recordsIn(document[key]);
  return {
    document: {
      basics: {
        name,
        label: positionTitle,
        image: avatar.hidden ? undefined : avatar.src,
        email,
        phone: mobile,
        location: workPlace,
        summary: recordIn(document, 'aboutme').aboutme_desc,
        profiles: accounts.map(([network, account]) => profileOn(network, String(account))),
      },
      work: listOf('workExpList').map((job) => ({
        name: job.company_name,
        description: job.department_name,
        period: job.work_time,
        ...bulletText(String(job.work_desc ?? '')),
      })),
      education: listOf('educationList').map((studies) => ({
        institution: studies.school,
        area: studies.major,
        studyType: studies.academic_degree,
        period: studies.edu_time,
      })),
      projects: [
        ...listOf('projectList').map((project) => ({
          name: project.project_name,
          roles: project.project_role,
          ...wholePeriod(String(project.project_time ?? '')),
          ...describe(project.project_desc, project.project_content),
        })),
        ...listOf('workList').map((work) => ({
          name: work.work_name,
          description: work.work_desc,
          url: work.visit_link,
        })),
      ],
      skills: listOf('skillList').map(({ skill_name: skill, skill_level: level, skill_desc: description }) => ({
        name: skill,
        level: typeof level === 'number' && level > 0 ? `${level}%` : undefined,
        keywords: isEmpty(description) ? [] : [description],
      })),
      awards: listOf('awardList').map(({ award_info: title, award_time: date }) => ({ title, date })),
    },
  };
}

/** The first start and the last end of "2018.07 - 2019.04 / 2020.07 - 至今". */
function wholePeriod(text: string): Entry {
  const parts = text.split(/\s+\/\s+/);
  return parts.length > 1 ? { startDate: parts[0], endDate: parts.at(-1) } : { period: text };
}

function describe(description: unknown, content: unknown): Entry {
  const { summary, highlights } = bulletText(String(content ?? ''));
  return { description: [description, summary].filter((text) => !isEmpty(text)).join('\n\n'), highlights };
}
