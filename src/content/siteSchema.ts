// `site` of game.json.
import { z } from 'zod';
import { withScheme } from './webAddress.ts';

/** In letters. */
export const descriptionLimit = 200;

/** A web address with nothing after its path, so that pages can be written behind it. */
function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && !search && !hash && !username;
}

/** Whether it has the form of a language tag, and begins with a language's two or three letters. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1 && /^[a-z]{2,3}(-|$)/i.test(text);
  } catch {
    return false;
  }
}

const missingAddress =
  'The address of the site is missing, the one thing that game.json must have. Write "site": { "address": "https://…" }.';

const translations = z.array(
  z.string().refine(isLanguageTag, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a language tag. Write one like "de", and name the folder so.`,
  }),
);

/** Facts about the site, all of them. */
export const siteSchema = z.strictObject({
  address: z
    .string({ error: ({ input }) => (input === undefined ? missingAddress : undefined) })
    .trim()
    .overwrite(withScheme)
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
  translations: translations
    .optional()
    .describe(
      'Languages that the site is there in, too: ["de"]. Each is a folder beside this file, with resume.json and game.json.',
    ),
});

/** The same as an owner writes it: only the address has to be said. */
export const siteFileSchema = z
  .strictObject(
    { ...siteSchema.partial().shape, address: siteSchema.shape.address },
    { error: ({ input }) => (input === undefined ? missingAddress : undefined) },
  )
  .refine(({ language = 'en', translations = [] }) => new Set([language, ...translations]).size > translations.length, {
    path: ['translations'],
    error: "Name each language once, and not the site's own.",
  });
