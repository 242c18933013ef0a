// `documents` of game.json.
import { z } from 'zod';

export const documentsSchema = z
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
