/** Neutral texts for owners who left out their own. */
export const draftMessages = {
  description: 'The résumé of {name} as a playable console and a stapled manual. Plain version included.',
  /** `{role}` is the owner's job title. */
  descriptionWithRole: '{name} – {role}. A résumé as a playable console and a stapled manual. Plain version included.',
  console: 'Pocket Quest',
  welcome: 'Welcome, hiring hero. This cartridge holds one résumé, in working order and well documented.',
  batteries: 'No batteries needed. Progress is not saved; neither is anything you type.',
  /** The class of a player without a job title. */
  defaultClass: 'Applicant',
  playtime: {
    years: { one: '{count}+ year', other: '{count}+ years' },
    undated: 'Not counted',
    isNew: 'New game',
  },
  bars: {
    work: 'Experience',
    years: { one: '{count} year', other: '{count} years' },
    projectsBar: 'Projects',
    projects: { one: '{count} project', other: '{count} projects' },
    languagesBar: 'Languages',
    languages: { one: '{count} language', other: '{count} languages' },
  },
  quest: { verb: 'Join {company}', anyCompany: 'your company!' },
  /** The character erases the last four characters of `slip`, then types `correction`. */
  greeting: { slip: "Hello there! I'm {name}. Pleased to mete", correction: 'meet you! Which company are you with?' },
  title: 'A traveler! Tell me: which company sent you?',
  farewell: {
    first: 'You made it to the end! Thank you for playing.',
    last: ' Come back any time; the game is always on.',
  },
  /** In the first person. The page fills in `{company}`, the build fills in the rest. */
  letter: {
    toAnybody: 'Dear hiring team,',
    toCompany: 'Dear {company} team,',
    introduction: 'I would like to introduce myself.',
    studies: {
      current: 'I have been studying {subject} at {school} since {from}.',
      currentAtSchool: 'I have been studying at {school} since {from}.',
      ended: 'I studied {subject} at {school} until {to}.',
      endedAtSchool: 'I studied at {school} until {to}.',
    },
    /** About a job, by its state and its known parts. An undated job may be current or ended. */
    current: {
      both: 'Since {from} I have worked as {position} at {employer}.',
      position: 'Since {from} I have worked as {position}.',
      employer: 'Since {from} I have worked at {employer}.',
    },
    ended: {
      both: 'Until {to} I worked as {position} at {employer}.',
      position: 'Until {to} I worked as {position}.',
      employer: 'Until {to} I worked at {employer}.',
    },
    undated: {
      both: 'My experience includes work as {position} at {employer}.',
      position: 'My experience includes work as {position}.',
      employer: 'My experience includes work at {employer}.',
    },
    /** Surrounds sentences from the summary. */
    quotation: '{summary}',
    /** Subjects in the first person, and words that begin a sentence about oneself. The letter quotes only such sentences. */
    firstPerson: 'I My',
    years: { one: 'I bring {count} year of experience.', other: 'I bring {count} years of experience.' },
    /** `{skills}` are two or three, as a list: `HTML, CSS, and Go`. */
    skills: 'My main skills are {skills}.',
    closing: "My résumé has the details; I'd be glad to talk them through.",
    closingToCompany:
      "My résumé has the details; I'd be glad to talk them through, and to hear what {company} is looking for.",
    signOff: 'Yours sincerely,',
  },
  defaultKind: 'Project',
  link: 'See for yourself',
  manual: {
    tagline: 'Instruction manual',
    seal: 'Original quality: made by hand, tested by people',
    tip: 'Hold the manual by its corners. Turning two pages at once is faster, but you will miss the jokes.',
    backHeadline: 'A new hero for your party?',
    backPitch: 'In working order, complete with manual.',
    /** Appended to the pitch if there is an email address. */
    write: 'Write before somebody else does.',
    smallPrint: 'No hit points were lost in the making of this manual. Keep away from open fires and closed minds.',
  },
};

export type DraftMessages = typeof draftMessages;

/** The draft messages for a site's language; English ones if it has no translation. */
export type DraftLocale = { messages: DraftMessages; language: string };

export const englishLocale: DraftLocale = { messages: draftMessages, language: 'en' };
