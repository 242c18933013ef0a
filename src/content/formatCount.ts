import { fillIn } from './fillIn.ts';

/** What is said of a number, in each form that a language has for it. `{count}` is the number. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Says a number in the form that its language has for it. @param language a tag such as `pl` */
export function formatCount(forms: PluralForms, count: number, language: string): string {
  return fillIn(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { count });
}
