// The shape of game.json: what JSON Resume has no field for. The type `Game` is inferred from it, and the descriptions
// become the editor's help (site/content/game.schema.json). Zod stays on the build's side: what reaches a visitor imports
// types alone from this file.
import { z } from 'zod';
import { documentsSchema } from './documentsSchema.ts';
import { maxLevels } from './levels.ts';
import { playerSchema } from './playerSchema.ts';
import { sideQuestPictures } from './projectKinds.ts';
import { projectsSchema } from './projectsSchema.ts';
import { scriptsSchema } from './scriptsSchema.ts';
import { type SectionName, sectionNames } from './sectionNames.ts';
import { shells } from './shells.ts';
import { siteFileSchema, siteSchema } from './siteSchema.ts';
import { label, paragraph, paragraphs } from './textSchema.ts';

const handheld = z.strictObject({
  name: label.describe('The name on the console.'),
  shell: z.enum(shells).describe('The colour that the console has until a visitor picks another.'),
  instructions: paragraphs.describe('What the console says first.'),
});

const quest = z.strictObject({
  verb: label.describe('What the quest is, as in "Join {company}"; without {company} it stands before the company.'),
  anyCompany: label.describe('What stands there while the company is unknown.'),
});

const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a colour. Write one like "#7a4b2a": a # and six hexadecimal digits.`,
  });

/** How the character can wear its hair. */
const hairCuts = ['short', 'long', 'tied', 'covered'] as const;

const character = z
  .strictObject({
    skin: color.optional().describe('The colour of the character\'s skin, like "#c68642".'),
    hair: color.optional().describe("The colour of the character's hair, or of what covers it."),
    hairCut: z.enum(hairCuts).optional().describe('How the character wears its hair. Left out, short.'),
    shirt: color.optional().describe("The colour of the character's shirt."),
  })
  .optional();

/** Read-only by its type: zod's own `readonly()` would change the editor's help. */
const sectionList: z.ZodOptional<z.ZodType<readonly SectionName[]>> = z.array(z.enum(sectionNames)).optional();

const sections = z
  .strictObject({
    resume: sectionList.describe('The sections of the plain résumé, page and PDF, in their order.'),
    console: sectionList.describe('The sections that the console shows; those that share a page stand in this order.'),
    manual: sectionList.describe(
      'The sections that the manual shows; those that stand in a line each do so in this order.',
    ),
  })
  .optional();

const published = z
  .strictObject({
    phone: z.boolean().optional().describe('Whether the phone number of the résumé is published. Left out, it is.'),
    references: z
      .boolean()
      .optional()
      .describe('Whether the names of those who speak for the owner are published. Left out, they are not.'),
  })
  .optional();

const levels = z.array(z.string().trim().min(1)).max(maxLevels).optional();

const letters = z.strictObject({
  generic: paragraphs.describe('The cover letter for everybody, a paragraph each. {name} is filled in.'),
  personal: paragraphs.describe('The cover letter for a known company. {name} and {company} are filled in.'),
});

const sideQuest = z.strictObject({
  title: label.describe('What it is called.'),
  kind: label.describe('What sort of thing it is.'),
  picture: z.enum(sideQuestPictures).describe('Which of the drawn pictures goes with it.'),
  story: paragraphs.describe('What there is to tell, a paragraph each.'),
  link: z
    .strictObject({
      label: label.describe('What the link says.'),
      url: z.string().trim().min(1).describe('A web address, or a file below site/public: "/talk.pdf".'),
    })
    .optional()
    .describe('Where to see more.'),
});

const maxSideQuests = 6;
const sideQuests = z.array(sideQuest).max(maxSideQuests);

const manual = z.strictObject({
  productCode: label.describe('The code on the cover, as games had it.'),
  tagline: label.describe('The line below the title.'),
  seal: label.describe('What the seal on the cover says.'),
  tip: paragraph.describe('The tip in its box.'),
  backHeadline: label.describe('The headline on the back cover.'),
  backPitch: paragraph.describe('What the back cover says to those who hire.'),
  smallPrint: paragraph.describe('The small print on the back cover.'),
});

export const gameSchema = z.strictObject({
  site: siteSchema,
  console: handheld,
  player: playerSchema,
  quest,
  character,
  scripts: scriptsSchema,
  letters,
  sideQuests,
  about: paragraphs,
  manual,
  levels,
  sections,
  published,
  projects: projectsSchema,
  documents: documentsSchema,
});

/** Everything in game.json, checked. Any list may be empty: what shows it is then left out. */
export type Game = z.infer<typeof gameSchema>;

/**
 * Checks game.json: strict about its keys, tolerant of empty lists. Only the site's address has to be said; what else is
 * left out is drawn from the résumé.
 */
export const gameFileSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the help that you are reading.'),
  site: siteFileSchema.describe(
    'Facts about the site. Only its address has to be said; what else is left out is drawn from the résumé.',
  ),
  console: handheld.partial().optional().describe('The handheld console.'),
  player: playerSchema.partial().optional().describe('The player profile.'),
  quest: quest.partial().optional().describe('The current quest.'),
  character: character.describe(
    'The colours of the character who talks, and its hair; what is left out stays as drawn.',
  ),
  scripts: scriptsSchema.partial().optional().describe('What the character says. {name} is filled in.'),
  letters: letters.partial().optional().describe('The cover letters.'),
  sideQuests: sideQuests.optional().describe(`What was done besides work, at most ${maxSideQuests}.`),
  about: paragraphs.optional().describe('The story of the developer, a paragraph each.'),
  manual: manual.partial().optional().describe('The words of the printed manual.'),
  levels: levels.describe(
    `The jobs and trainings that are levels, at most ${maxLevels}: title and place of each, as in "Joiner, Oak Mill". Left out, those that weigh most.`,
  ),
  sections: sections.describe(
    'Which sections of the résumé stand where. A place that is left out has all; a section that is nowhere is not published.',
  ),
  projects: projectsSchema.describe(
    "What is shown of the résumé's projects beyond its own words, each under its name.",
  ),
  published: published.describe('What of the résumé is published that not everybody wants to be.'),
  documents: documentsSchema.describe('How the PDF documents are made.'),
});
