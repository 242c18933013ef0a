// The shape of game.json: what JSON Resume has no field for. The descriptions become the editor's help
// (site/content/game.schema.json). Zod stays on the build's side: nothing that reaches a visitor imports this file.
import { z } from 'zod';
import type { Game } from './Game.ts';
import { sectionNames } from './sectionNames.ts';
import { shells } from './shells.ts';

const paragraphLimit = 900;
const labelLimit = 60;
const descriptionLimit = 200;

/** Longer ones do not fit a booklet page with their neighbours at a legible size. */
const paragraph = z.string().trim().min(1).max(paragraphLimit);
const paragraphs = z.array(paragraph);
const label = z.string().trim().min(1).max(labelLimit);

/** A web address with nothing after its path, so that pages can be written behind it. */
function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && !search && !hash && !username;
}

/** Whether it has the form of a language tag, and begins with a language's two or three letters. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1 && /^[a-z]{2,3}(-|$)/i.test(text);
  } catch {
    return false;
  }
}

const noAddress =
  'The address of the site is missing, the one thing that game.json must have. Write "site": { "address": "https://…" }.';

/** A message of its own for what is missing; others are made where zod's findings are put into plain words. */
function missing(message: string) {
  return ({ input }: { input?: unknown }) => (input === undefined ? message : undefined);
}

const site = z.strictObject({
  address: z
    .string({ error: missing(noAddress) })
    .trim()
    .refine(isSiteAddress, {
      error: ({ input }) =>
        `${JSON.stringify(input)} is not the address of a site. Write it in full, with https:// and without ? or #, like "https://example.com/".`,
    })
    .overwrite((address) => (address.endsWith('/') ? address : `${address}/`))
    .describe('Where the site is served, in full: "https://example.com/" or "https://example.github.io/resume/".'),
  language: z
    .string()
    .refine(isLanguageTag, {
      error: ({ input }) => `${JSON.stringify(input)} is not a language tag. Write one like "en", "de" or "pt-BR".`,
    })
    .describe('The language that the words are written in: "en", "de", "pt-BR".'),
  copyrightYear: z.int().min(1970).max(2100).describe('The year of the copyright line.'),
  description: z
    .string()
    .trim()
    .min(1)
    .max(descriptionLimit)
    .describe('What search engines and link previews say about the site, in a sentence or two.'),
});

const handheld = z.strictObject({
  name: label.describe('The name on the console.'),
  shell: z.enum(shells).describe('The colour that the console has until a visitor picks another.'),
  instructions: paragraphs.describe('What the console says first.'),
});

/** One message for all that can be wrong with a bonus: the rule is short enough to be told whole. */
function wrongBonus({ input }: { input?: unknown }): string {
  const rule = 'Write a whole number from 0 to 5, or "MAX".';
  if (input === undefined) return `This is missing. ${rule}`;
  if (typeof input === 'number' && input > 5) return `${input} is more than 5. ${rule}`;
  if (typeof input === 'number' && input < 0) return `${input} is less than 0. ${rule}`;
  return `${JSON.stringify(input)} is not a bonus. ${rule}`;
}

const bar = z.strictObject({
  name: label.describe('What the bar measures.'),
  bonus: z
    .union([z.int().min(0, { error: wrongBonus }).max(5, { error: wrongBonus }), z.literal('MAX')], {
      error: wrongBonus,
    })
    .describe('How full the bar is: a whole number from 0 to 5, or "MAX".'),
});

const player = z.strictObject({
  class: label.describe("The player's class, as in a role-playing game."),
  playtime: label.describe('For how long the player has been at it.'),
  bars: z.array(bar).max(6).describe('The bars of the player profile, at most six.'),
});

const quest = z.strictObject({
  verb: label.describe('What the quest is: it stands before the company, as in "Join Acme".'),
  anyCompany: label.describe('What stands there while the company is unknown.'),
});

const colour = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a colour. Write one like "#7a4b2a": a # and six hexadecimal digits.`,
  });

const character = z
  .strictObject({
    skin: colour.optional().describe('The colour of the character\'s skin, like "#c68642".'),
    hair: colour.optional().describe("The colour of the character's hair."),
    shirt: colour.optional().describe("The colour of the character's shirt."),
  })
  .optional();

const documents = z
  .strictObject({
    fonts: z
      .array(z.string().trim().min(1))
      .optional()
      .describe('Font files (TTF or OTF), from the folder of this file, for letters that the built-in faces lack.'),
    paper: z
      .enum(['a4', 'letter'])
      .optional()
      .describe("The paper of the plain résumé's PDF. Left out, it is what the owner's country uses."),
    photo: z.boolean().optional().describe("Whether the résumé's image stands in its PDF, too."),
    own: z
      .strictObject({
        resume: z.string().trim().min(1).optional().describe('A PDF to give out as the plain résumé.'),
        manual: z.string().trim().min(1).optional().describe('A PDF to give out as the manual.'),
      })
      .optional()
      .describe('PDF files of your own, from the folder of this file, in place of the ones that are made.'),
  })
  .optional();

const sectionList = z.array(z.enum(sectionNames)).optional();

const sections = z
  .strictObject({
    resume: sectionList.describe('The sections of the plain résumé, page and PDF, in their order.'),
    console: sectionList.describe('The sections that the console shows; those that share a page stand in this order.'),
    manual: sectionList.describe(
      'The sections that the manual shows; those that stand in a line each do so in this order.',
    ),
  })
  .optional();

const step = z
  .union(
    [
      z.strictObject({ type: z.string().min(1).describe('Text to type. {name} is filled in.') }),
      z.strictObject({ pause: z.int().min(0).max(5000).describe('How long to wait, in milliseconds, at most 5000.') }),
      z.strictObject({ erase: z.int().min(1).max(200).describe('How many letters to take back.') }),
    ],
    {
      error: ({ input }) =>
        `${JSON.stringify(input)} is not a step. Write one of { "type": "Hello!" }, { "pause": 500 } and { "erase": 4 }.`,
    },
  )
  .describe('One step: type a text, wait, or take letters back.');

const scripts = z.strictObject({
  greeting: z.array(step).describe('What the character says on the intro, before it asks for a company.'),
  title: z.array(step).describe("What the character says on the console's title page."),
  farewell: z.array(step).describe('What the character says at the end.'),
});

const letters = z.strictObject({
  generic: paragraphs.describe('The cover letter for everybody, a paragraph each. {name} is filled in.'),
  personal: paragraphs.describe('The cover letter for a known company. {name} and {company} are filled in.'),
});

const sideQuest = z.strictObject({
  title: label.describe('What it is called.'),
  kind: label.describe('What sort of thing it is.'),
  picture: z.enum(['stream', 'conference', 'tournament']).describe('Which of the drawn pictures goes with it.'),
  story: paragraphs.describe('What there is to tell, a paragraph each.'),
  link: z
    .strictObject({
      label: label.describe('What the link says.'),
      url: z.string().trim().min(1).describe('A web address, or a file below site/public: "/talk.pdf".'),
    })
    .optional()
    .describe('Where to see more.'),
});

const sideQuests = z.array(sideQuest).max(6);

const manual = z.strictObject({
  productCode: label.describe('The code on the cover, as games had it.'),
  tagline: label.describe('The line below the title.'),
  seal: label.describe('What the seal on the cover says.'),
  tip: paragraph.describe('The tip in its box.'),
  backHeadline: label.describe('The headline on the back cover.'),
  backPitch: paragraph.describe('What the back cover says to those who hire.'),
  smallPrint: paragraph.describe('The small print on the back cover.'),
});

/** The whole of a game. */
export const gameSchema = z.strictObject({
  site,
  console: handheld,
  player,
  quest,
  character,
  scripts,
  letters,
  sideQuests,
  about: paragraphs,
  manual,
  sections,
  documents,
}) satisfies z.ZodType<Game>;

/**
 * Checks game.json: strict about its keys, tolerant of empty lists. Only the site's address has to be said; what else is
 * left out is drawn from the résumé.
 */
export const gameFileSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the help that you are reading.'),
  site: z
    .strictObject({ ...site.partial().shape, address: site.shape.address }, { error: missing(noAddress) })
    .describe('Facts about the site. Only its address has to be said; what else is left out is drawn from the résumé.'),
  console: handheld.partial().optional().describe('The handheld console.'),
  player: player.partial().optional().describe('The player profile.'),
  quest: quest.partial().optional().describe('The current quest.'),
  character: character.describe('The colours of the character who talks; what is left out stays as drawn.'),
  scripts: scripts.partial().optional().describe('What the character says. {name} is filled in.'),
  letters: letters.partial().optional().describe('The cover letters.'),
  sideQuests: sideQuests.optional().describe('What was done besides work, at most six.'),
  about: paragraphs.optional().describe('The story of the developer, a paragraph each.'),
  manual: manual.partial().optional().describe('The words of the printed manual.'),
  sections: sections.describe(
    'Which sections of the résumé stand where. A place that is left out has all; a section that is nowhere is not published.',
  ),
  documents: documents.describe('How the PDF documents are made.'),
});
