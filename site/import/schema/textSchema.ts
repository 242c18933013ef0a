import { z } from 'zod';

const paragraphLimit = 900;
const labelLimit = 60;

/** Longer paragraphs do not fit a manual page together with others at a legible size. */
export const paragraph = z.string().trim().min(1).max(paragraphLimit);
export const paragraphs = z.array(paragraph);
export const label = z.string().trim().min(1).max(labelLimit);
