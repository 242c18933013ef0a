import { fillIn } from './fillIn.ts';

/** What is said of a number, in each form that a language has for it. `{count}` is the number. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Says a number in the form that its language has for it. @param language a tag such as `pl` */
export function counted(forms: Forms, count: number, language: string): string {
  return fillIn(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { count });
}
