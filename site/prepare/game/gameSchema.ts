// The schema of game.json: content that JSON Resume has no field for. The descriptions become
// editor help (site/content/game.schema.json).
import { z } from 'zod';
import type { Game } from '../../../src/resume/Game.ts';
import { maxLevels } from '../../../src/resume/levels/levels.ts';
import { shells } from '../../../src/resume/owner/shells.ts';
import { sideQuestPictures } from '../../../src/resume/sections/projectKinds.ts';
import { type SectionName, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import { cutsSchema } from './cutsSchema.ts';
import { label, paragraph, paragraphs, playerSchema, projectsSchema, scriptsSchema } from './partSchemas.ts';
import { documentsSchema, siteFileSchema, siteSchema } from './siteSchema.ts';

const handheld = z.strictObject({
  name: label.describe('The name on the console.'),
  shell: z.enum(shells).describe('The color of the console until a visitor picks another.'),
  instructions: paragraphs.describe('The first texts on the console.'),
});

const quest = z.strictObject({
  verb: label.describe('The quest, like "Join {company}". Without {company}, the company name follows it.'),
  anyCompany: label.describe('Text instead of the company name while the company is unknown.'),
});

const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a valid color. Write # and six hexadecimal digits, like "#7a4b2a".`,
  });

const hairCuts = ['short', 'long', 'tied', 'covered'] as const;

const character = z
  .strictObject({
    skin: color.optional().describe('The skin color of the character, like "#c68642".'),
    hair: color.optional().describe('The color of the hair, or of its cover.'),
    hairCut: z.enum(hairCuts).optional().describe('The haircut of the character. Defaults to "short".'),
    shirt: color.optional().describe('The color of the shirt.'),
    headphones: z.boolean().optional().describe('Whether the character wears headphones. Defaults to true.'),
  })
  .optional();

/** Only the type is read-only, because zod's `readonly()` would change the editor help. */
const sectionList: z.ZodOptional<z.ZodType<readonly SectionName[]>> = z.array(z.enum(sectionNames)).optional();

const sections = z
  .strictObject({
    resume: sectionList.describe('The sections of the plain résumé (page, PDF and Word file), in this order.'),
    console: sectionList.describe('The sections on the console. This order applies to sections that share a page.'),
    manual: sectionList.describe('The sections in the manual. This order applies to the short, one-line sections.'),
  })
  .optional();

const published = z
  .strictObject({
    phone: z.boolean().optional().describe('Whether to publish the phone number. Defaults to true.'),
    references: z.boolean().optional().describe('Whether to publish who your references are. Defaults to false.'),
  })
  .optional();

const levels = z.array(z.string().trim().min(1)).max(maxLevels).optional();

const letters = z.strictObject({
  generic: paragraphs.describe('The cover letter for any company, one paragraph per entry. Supports {name}.'),
  personal: paragraphs.describe(
    'The cover letter for a known company, one paragraph per entry. Supports {name} and {company}.',
  ),
});

const sideQuest = z.strictObject({
  title: label.describe('The title of the side quest.'),
  kind: label.describe('The kind of side quest, like "Talk" or "Library".'),
  picture: z.enum(sideQuestPictures).describe('The built-in picture to show.'),
  story: paragraphs.describe('The description, one paragraph per entry.'),
  link: z
    .strictObject({
      label: label.describe('The text of the link.'),
      url: z.string().trim().min(1).describe('A web address, or the path of a file in site/public: "/talk.pdf".'),
    })
    .optional()
    .describe('A link to more about it.'),
});

const maxSideQuests = 6;
const sideQuests = z.array(sideQuest).max(maxSideQuests);

const manual = z.strictObject({
  productCode: label.describe('The product code on the cover, like "PRES-ADA".'),
  tagline: label.describe('The tagline below the title.'),
  seal: label.describe('The text of the seal on the cover.'),
  tip: paragraph.describe('The text of the tip box.'),
  backHeadline: label.describe('The headline on the back cover.'),
  backPitch: paragraph.describe('The pitch to employers on the back cover.'),
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
}) satisfies z.ZodType<Game>;

/** The schema of game.json. All parts may be missing; the build drafts the required ones. */
export const gameFileSchema = z.strictObject({
  $schema: z.string().optional().describe('The schema that gives editors this help.'),
  site: siteFileSchema.describe('Facts about the site. All but the address have defaults.'),
  console: handheld.partial().optional().describe('The handheld console.'),
  player: playerSchema.partial().optional().describe('The player profile.'),
  quest: quest.partial().optional().describe('The current quest.'),
  character: character.describe(
    'The colors, haircut and headphones of the character who talks. Each defaults to the original drawing.',
  ),
  scripts: scriptsSchema.partial().optional().describe('The lines of the character who talks. Supports {name}.'),
  letters: letters.partial().optional().describe('The cover letters.'),
  sideQuests: sideQuests.optional().describe(`Things you did besides work, at most ${maxSideQuests}.`),
  about: paragraphs.optional().describe('Your story, one paragraph per entry.'),
  manual: manual.partial().optional().describe('Texts of the manual.'),
  levels: levels.describe(
    `The jobs and education entries to show as levels, at most ${maxLevels}, like "Joiner, Oak Mill" (title, organization). ` +
      `Defaults to all. If there are more than ${maxLevels}, defaults to the current job, ` +
      'the newest leadership roles, a doctorate, the newest employers, and then long and recent jobs.',
  ),
  sections: sections.describe(
    'The résumé sections to show in each medium. A medium defaults to all sections. A section in no medium is not published.',
  ),
  projects: projectsSchema.describe('Additions to the projects of your résumé, each under the name of its project.'),
  published: published.describe('Whether to publish sensitive parts of the résumé.'),
  documents: documentsSchema.describe('Settings of the PDF documents.'),
  cuts: cutsSchema.describe(
    'Further versions of your plain résumé, by name: "design" becomes the unlisted page /resume/design, with a PDF and a ' +
      'Word file. Nothing links to it. Names have lowercase letters, digits and hyphens.',
  ),
});

export type GameFile = z.output<typeof gameFileSchema>;

export const gameJsonSchema = z.toJSONSchema(gameFileSchema, { io: 'input', target: 'draft-7' });
