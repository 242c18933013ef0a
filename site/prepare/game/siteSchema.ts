// `site` of game.json.
import { z } from 'zod';
import { withScheme } from '../../../src/resume/text/webAddress.ts';
import { isSiteAddress } from '../../config/siteAddress.ts';

/** The maximum length of a description, in characters. */
export const descriptionLimit = 200;

/** Whether a value is an address at `example.com`, the placeholder's host. */
export function isExampleAddress(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).hostname === 'example.com';
}

/** Whether a text is a valid language tag that starts with a language of two or three letters. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1 && /^[a-z]{2,3}(-|$)/i.test(text);
  } catch {
    return false;
  }
}

const translations = z.array(
  z.string().refine(isLanguageTag, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a valid language tag. Write one like "de", and give the folder that name.`,
  }),
);

export const siteSchema = z.strictObject({
  address: z
    .string()
    .trim()
    .overwrite(withScheme)
    .refine((text) => text === '' || isSiteAddress(text), {
      error: ({ input }) =>
        `${JSON.stringify(input)} is not a valid site address. Write it in full, with https:// and without a user name, quote, ? or #, ` +
        'like "https://example.com/".',
    })
    .overwrite((address) => (address === '' || address.endsWith('/') ? address : `${address}/`))
    .describe(
      'Where the site is served, in full: "https://example.com/" or "https://example.github.io/resume/". ' +
        'Empty while you do not know it.',
    ),
  language: z
    .string()
    .refine(isLanguageTag, {
      error: ({ input }) =>
        `${JSON.stringify(input)} is not a valid language tag. Write one like "en", "de" or "pt-BR".`,
    })
    .describe('The language of the site: "en", "de", "pt-BR".'),
  copyrightYear: z.int().min(1970).max(2100).describe('The year of the copyright line.'),
  description: z
    .string()
    .trim()
    .min(1)
    .max(descriptionLimit)
    .describe('A sentence or two that search engines and link previews show.'),
  translations: translations
    .optional()
    .describe(
      'More languages of the site: ["de"]. Each has a folder beside this file, with its own resume.json and game.json.',
    ),
});

/** The `site` as an owner writes it. */
export const siteFileSchema = siteSchema
  .partial()
  .refine(({ language = 'en', translations = [] }) => new Set([language, ...translations]).size > translations.length, {
    path: ['translations'],
    error: "List each language once, and leave out the site's main language.",
  })
  .prefault({});

// `documents` of game.json.

export const documentsSchema = z
  .strictObject({
    fonts: z
      .array(z.string().trim().min(1))
      .optional()
      .describe(
        'Font files (TTF or OTF) for characters that the built-in fonts lack. Paths start at the folder of this file.',
      ),
    paper: z
      .enum(['a4', 'letter'])
      .optional()
      .describe('The paper size of the plain résumé and the cover letter. Defaults to the usual size in your country.'),
    photo: z.boolean().optional().describe('Whether the PDF of the plain résumé shows your photo. Defaults to false.'),
    own: z
      .strictObject({
        resume: z.string().trim().min(1).optional().describe('A PDF to publish as the plain résumé.'),
        manual: z.string().trim().min(1).optional().describe('A PDF to publish as the manual.'),
      })
      .optional()
      .describe('Your own PDF files, published instead of the generated ones. Paths start at the folder of this file.'),
  })
  .optional();
