import { fillIn } from './fillIn.ts';

/** A text for each plural form of a language. `{count}` is the number. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Formats a count in the right plural form. @param language a tag like `pl` */
export function formatCount(forms: PluralForms, count: number, language: string): string {
  return fillIn(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { count });
}
