/** An attribute whose value is a name that the listing does not declare. */
const freeName = /=\{[a-z][\w.]*\}/i;

/** A module that shows a page's first listing: one with imports, or one element after `imports`. */
export function moduleIn(page: string, imports = ''): string | undefined {
  const listings = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const module = listings.find((code) => code.includes('import '));
  const element = listings.find((code) => code.startsWith('<') && !freeName.test(code));
  return module ?? (imports && element && `${imports}\n\nexport const Example = () => (\n${element});\n`);
}
