import type { Game } from '../../../src/resume/Game.ts';
import type { Resume, WrittenResume } from '../../../src/resume/Resume.ts';
import { blocksOf, plainText, type RichText } from '../../../src/resume/RichText.ts';
import { sectionsOf } from '../../../src/resume/sections/resumeSections.ts';
import { fieldsOf, mediaShowing, pickFields } from '../../../src/resume/sections/sectionFields.ts';
import { type SectionName, sectionNamed, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import type { FileExists } from '../../config/contentPaths.ts';
import { countryName, withoutEmpty } from '../../import/rules.ts';
import { isLocalPicture } from '../check/localFiles.ts';
import { markdown } from './markdown.ts';

/** The published part of a résumé, in three forms. */
type PublishedResume = {
  /** With the owner's Markdown. */
  source: WrittenResume;
  /** With parsed Markdown. Drafts use it, because they must not mention unpublished parts. */
  formatted: Resume;
  /** With parsed Markdown, and with facts for documents only: the owner's country code and the file's date. */
  resume: Resume;
};

/** Removes what no page or document shows, so that no built file has it, and parses Markdown. */
export function publish(resume: WrittenResume, settings: PublishSettings, fileExists: FileExists): PublishedResume {
  const source = publishedResume(resume, settings, fileExists);
  const formatted = formattedResume(source);
  const { lastModified } = resume.meta ?? {};
  const { countryCode } = resume.basics.location ?? {};
  const location = countryCode ? { ...formatted.basics.location, countryCode } : formatted.basics.location;
  const basics = { ...formatted.basics, ...(location && { location }) };
  return { source, formatted, resume: { ...formatted, basics, ...(lastModified && { meta: { lastModified } }) } };
}

type ListName = Exclude<SectionName, 'summary'>;

const listNames = sectionNames.filter((name) => name !== 'summary');

type PublishSettings = Pick<Game, 'sections' | 'about' | 'published'> & {
  site?: { language?: string | undefined };
};

/** Removes sections that no medium shows, empty entries, unused fields, and `meta`. */
export function publishedResume(
  { basics, meta: _, textSections = [], ...lists }: WrittenResume,
  settings: PublishSettings,
  fileExists: FileExists,
): WrittenResume {
  const { phone = true, references = false } = settings.published ?? {};
  const sections = listNames.map((name) => {
    const visibleFields = fieldsOf(name, mediaShowing(name, settings));
    const fields = visibleFields.filter((field) => name !== 'references' || references || field === 'reference');
    const entries = (lists[name] ?? []).map((entry) => pickFields(entry, fields));
    return [name, entries.filter((entry) => hasContent(name, entry))];
  });
  return withoutEmpty({
    basics: {
      ...basics,
      summary: mediaShowing('summary', settings).length > 0 ? basics.summary : undefined,
      // Pages load no pictures from other hosts.
      image: basics.image && isLocalPicture(basics.image, fileExists) ? basics.image : undefined,
      phone: phone ? basics.phone : undefined,
      location: publishedLocation(basics.location, settings.site?.language),
      profiles: basics.profiles?.filter(
        (profile) => (profile.username || profile.url) && (phone || !hasPhoneNumber(profile)),
      ),
    },
    ...Object.fromEntries(sections),
    textSections: textSections.filter(({ text, section }) => text?.trim() && isInResume(section, settings)),
  });
}

/** Whether the plain résumé shows the text sections that follow a section. */
function isInResume(section: string | undefined, settings: PublishSettings): boolean {
  const name = sectionNamed(section);
  return !name || mediaShowing(name, settings).includes('resume');
}

type Profile = NonNullable<WrittenResume['basics']['profiles']>[number];

/** Networks whose profiles are phone numbers, by name and by address. */
const [phoneNetwork, phoneAddress] = [
  /^(?:whatsapp|signal|viber|tel|phone)\b/i,
  /^(?:tel|viber):|^https?:\/\/(?:(?:[\w-]+\.)?whatsapp\.com|wa\.me|signal\.me)\//i,
];

/** On any network, digits after a plus are a phone number: `t.me/+32470000000`. */
const phoneNumber = /(?:\+|%2b)\d[\d\s().-]{5,}\d/i;

const hasPhoneNumber = ({ network = '', username = '', url = '' }: Profile): boolean =>
  phoneNetwork.test(network) || phoneAddress.test(url) || phoneNumber.test(`${username} ${url}`);

function hasContent(name: ListName, entry: object): boolean {
  const resume: WrittenResume = { basics: { name: '' }, ...{ [name]: [entry] } };
  return sectionsOf([name], { resume }).length > 0;
}

/**
 * Publishes the country if the résumé names it, or has neither city nor region. Omits it if the
 * city or the region contains it.
 */
function publishedLocation(
  { city, region, country, countryCode }: WrittenResume['basics']['location'] = {},
  language = 'en',
) {
  if (!country && (city || region)) return { city, region };
  const name = country || countryName(countryCode, language);
  const isRepeated = [city, region].some((part) => name && part?.toLowerCase().includes(name.toLowerCase()));
  return { city, region, ...(!isRepeated && { country: name, countryCode }) };
}

/** Splits a highlight that is only a list into the list's items. */
function highlightsIn(text: RichText): readonly RichText[] {
  const [block, ...others] = blocksOf(text);
  return block && 'list' in block && others.length === 0 ? block.list : [text];
}

/** Parses the résumé's Markdown: to rich text, or to plain text for descriptions. */
export function formattedResume(resume: WrittenResume): Resume {
  return JSON.parse(JSON.stringify(resume), (key, value) => {
    switch (key) {
      case 'summary':
      case 'reference':
      case 'text':
        return markdown(value);
      case 'highlights':
        return value.map(markdown).flatMap(highlightsIn);
      case 'description':
        return plainText(markdown(value));
      default:
        return value;
    }
  });
}
