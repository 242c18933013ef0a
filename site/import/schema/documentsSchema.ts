// `documents` of game.json.
import { z } from 'zod';

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
      .describe("The paper size of the plain résumé's PDF. Defaults to the usual size in your country."),
    photo: z.boolean().optional().describe('Whether the PDF of the plain résumé shows your photo.'),
    own: z
      .strictObject({
        resume: z.string().trim().min(1).optional().describe('A PDF to publish as the plain résumé.'),
        manual: z.string().trim().min(1).optional().describe('A PDF to publish as the manual.'),
      })
      .optional()
      .describe('Your own PDF files, published instead of the generated ones. Paths start at the folder of this file.'),
  })
  .optional();
