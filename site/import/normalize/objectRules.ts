// The rules for each object of a résumé, apart from the matching of its keys. normalizeValue.ts
// applies them.
import type { JsonObject } from '../values.ts';
import type { NormalizationContext } from './context.ts';
import { separateCountry } from './countries.ts';
import { completeProfile } from './networks.ts';
import { dropBreakFromJobs, dropBreakFromStudies } from './objects/breaks.ts';
import { joinContacts, joinProfiles, removeRepeatedLinks } from './objects/contacts.ts';
import {
  closeEntry,
  dropReversedDates,
  keepWordsOfDates,
  moveAwarder,
  moveDatesToName,
  splitPeriod,
  splitTitle,
} from './objects/dates.ts';
import { dropBareAddress, dropHidden, dropRequest, moveSentence, reportPdfFlags } from './objects/emptyEntries.ts';
import { joinEntryPlace } from './objects/entryPlace.ts';
import {
  chooseResume,
  dropLanguageCode,
  splitTimeline,
  spreadGroups,
  spreadSections,
  unwrapDocument,
} from './objects/findResume.ts';
import { chooseDraft, chooseSummary, gatherBasics, moveName } from './objects/gatherBasics.ts';
import { addKinds } from './objects/kinds.ts';
import { moveLinkedText, splitLists } from './objects/lists.ts';
import { joinName, moveSubtitle, nameByText, separateLinks, separateParts, splitAtSign } from './objects/names.ts';
import { removeOtherContacts } from './objects/otherContacts.ts';
import { keepOtherSections } from './objects/otherSections.ts';
import { addDoiAddress, splitPublisher, splitReference } from './objects/publications.ts';
import { chooseLink, joinRecords } from './objects/records.ts';
import { dropRepeatedJobs } from './objects/repeatedJobs.ts';
import { dropSamples } from './objects/samples.ts';
import {
  addPercent,
  countSquares,
  moveSkillGroups,
  nameSkillLists,
  readOnlyParts,
  splitYears,
} from './objects/skillGroups.ts';
import { moveDepartment, moveShortCourses, separateThesis } from './objects/studies.ts';
import { moveToText, separateProgramming } from './objects/tools.ts';
import { addStatus } from './objects/unfinished.ts';
import { dropRepeatedRegion, joinLocation, separatePostalCode, separateStreet } from './places.ts';
import type { Fields } from './resumeShape.ts';
import { chooseNative, splitFluency } from './spokenLanguage.ts';

type ObjectRules = {
  /** For the value in the file, which may be a text instead of an object. */
  beforeParsing?: readonly ((value: unknown, context: NormalizationContext) => unknown)[];
  /** For an object with the file's keys. @param fields the fields that it may have */
  beforeMatching?: readonly ((object: JsonObject, context: NormalizationContext, fields: Fields) => JsonObject)[];
  /** For the normalized fields. @param fileFields their values in the file */
  afterwards?: readonly ((fields: JsonObject, context: NormalizationContext, fileFields: JsonObject) => JsonObject)[];
};

const entrySteps = [dropHidden, nameByText, separateParts, separateLinks, addStatus];
const entryRules: ObjectRules = { beforeMatching: entrySteps };
const datesAfterwards = [keepWordsOfDates, closeEntry, dropReversedDates];
const datedEntrySteps = [
  ...entrySteps,
  joinEntryPlace,
  moveSubtitle,
  chooseLink,
  splitTitle,
  splitPeriod,
  splitLists,
  joinRecords,
  moveToText,
];
const datedEntryRules: ObjectRules = { beforeMatching: datedEntrySteps, afterwards: datesAfterwards };
const jobRules: ObjectRules = {
  beforeMatching: datedEntrySteps,
  afterwards: [splitAtSign, ...datesAfterwards, dropBreakFromJobs],
};

/** The rules by the path of the object, in their order. Objects at other paths have the rules of an entry. */
const rulesByPath: Readonly<Record<string, ObjectRules>> = {
  '': {
    beforeMatching: [
      reportPdfFlags,
      unwrapDocument,
      spreadSections,
      spreadGroups,
      splitTimeline,
      chooseResume,
      dropLanguageCode,
      chooseSummary,
      chooseDraft,
      moveName,
      gatherBasics,
      separateProgramming,
      nameSkillLists,
    ],
    afterwards: [
      addKinds,
      addPercent,
      moveSkillGroups,
      moveShortCourses,
      dropRepeatedJobs,
      dropSamples,
      removeOtherContacts,
      keepOtherSections,
    ],
  },
  basics: {
    beforeMatching: [chooseSummary, joinContacts, joinProfiles, joinLocation, joinName],
    afterwards: [moveSentence, removeRepeatedLinks],
  },
  'basics.location': {
    beforeParsing: [separateStreet, separatePostalCode],
    beforeMatching: [separateCountry],
    afterwards: [dropRepeatedRegion],
  },
  'basics.profiles[]': { ...entryRules, afterwards: [completeProfile] },
  'work[]': jobRules,
  'volunteer[]': jobRules,
  'education[]': {
    beforeMatching: [moveDepartment, ...datedEntrySteps],
    afterwards: [...datesAfterwards, dropBreakFromStudies, separateThesis],
  },
  'projects[]': { ...datedEntryRules, afterwards: [...datesAfterwards, moveLinkedText] },
  'skills[]': { beforeMatching: [...entrySteps, joinRecords, readOnlyParts], afterwards: [splitYears, countSquares] },
  'languages[]': { beforeMatching: [...entrySteps, chooseNative], afterwards: [splitFluency] },
  'references[]': { ...entryRules, afterwards: [dropRequest] },
  'awards[]': { beforeMatching: [...entrySteps, moveAwarder, moveToText], afterwards: [moveDatesToName] },
  'certificates[]': { beforeMatching: [...entrySteps, moveToText], afterwards: [dropBareAddress] },
  'publications[]': { ...entryRules, afterwards: [moveDatesToName, addDoiAddress, splitReference, splitPublisher] },
};

export function rulesFor(pattern: string): Required<ObjectRules> {
  return { beforeParsing: [], beforeMatching: [], afterwards: [], ...(rulesByPath[pattern] ?? entryRules) };
}
