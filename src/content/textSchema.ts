// The kinds of text in game.json.
import { z } from 'zod';

const paragraphLimit = 900;
const labelLimit = 60;

/** Longer ones do not fit a booklet page with their neighbours at a legible size. */
export const paragraph = z.string().trim().min(1).max(paragraphLimit);
/** Any number of them. */
export const paragraphs = z.array(paragraph);
/** A few words. */
export const label = z.string().trim().min(1).max(labelLimit);
