/** What is said for an owner who says nothing, in neutral sentences. */
export const draftMessages = {
  description: 'The résumé of {name} as a playable console and a stapled manual. There is a plain version, too.',
  /** `{role}` is the owner's trade. */
  descriptionAs: '{name} – {role}. A résumé as a playable console and a stapled manual; there is a plain version, too.',
  console: 'Pocket Quest',
  welcome: 'Welcome, hiring hero. This cartridge holds one résumé, in working order and well documented.',
  batteries: 'No batteries needed. Progress is not saved; neither is anything you type.',
  /** The class of a player without a role. */
  anyClass: 'Applicant',
  playtime: {
    years: { one: '{count}+ year', other: '{count}+ years' },
    undated: 'Not counted',
    isNew: 'New game',
  },
  bars: {
    work: 'At work',
    years: { one: '{count} year', other: '{count} years' },
    made: 'Made',
    projects: { one: '{count} project', other: '{count} projects' },
    spoken: 'Spoken',
    languages: { one: '{count} language', other: '{count} languages' },
  },
  quest: { verb: 'Join {company}', anyCompany: 'your company!' },
  /** The last four letters of the slip are taken back; `right` goes on from there. */
  greeting: { slip: "Hello there! I'm {name}. Pleased to mete", right: 'meet you! Which company are you here for?' },
  title: 'A traveller! Tell me, which company sends you on this quest?',
  farewell: {
    first: 'You made it to the end! Thank you for playing.',
    last: ' Come back any time; the save point is always on.',
  },
  /** In the first person. `{company}` is filled in at each visit, the other places by the build. */
  letter: {
    toAnybody: 'Dear hiring team,',
    toCompany: 'Dear {company} team,',
    introduction: 'I would like to introduce myself.',
    studies: {
      current: 'I have been studying {subject} at {school} since {from}.',
      ended: 'I studied {subject} at {school} until {to}.',
    },
    /** By the job: still held, ended, or without its time; with what is known of position and employer. */
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
      both: 'I have worked as {position} at {employer}.',
      position: 'I have worked as {position}.',
      employer: 'I have worked at {employer}.',
    },
    quotation: 'My résumé begins: “{summary}”',
    /** By these words a summary is known to be in the first person: it then stands for itself. */
    firstPerson: "I I'm I’m I've I’ve my me",
    years: {
      one: 'In all I bring {count} year of work experience.',
      other: 'In all I bring {count} years of work experience.',
    },
    closing: 'The details are in my résumé, and I would be glad to talk about them.',
    closingToCompany:
      'The details are in my résumé. I would be glad to hear what {company} is looking for, and to talk about it.',
    greeting: 'Yours sincerely,',
  },
  anyKind: 'Project',
  link: 'See for yourself',
  manual: {
    tagline: 'Instruction booklet',
    seal: 'Original quality: made by hand, tested by people',
    tip: 'Hold the booklet by its corners. Turning two pages at once is faster, but you will miss the jokes.',
    backHeadline: 'A new hero for your party?',
    backPitch: 'In working order, complete with manual.',
    /** Follows where there is an address to write to. */
    write: 'Write before somebody else does.',
    smallPrint: 'No hit points were lost in the making of this booklet. Keep away from open fires and closed minds.',
  },
};

export type DraftMessages = typeof draftMessages;

/** The words, and the language that they are in. */
export type DraftLocale = { messages: DraftMessages; language: string };

export const englishLocale: DraftLocale = { messages: draftMessages, language: 'en' };
