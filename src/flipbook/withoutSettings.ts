/** What is left of a book's props for its element once the settings are taken out. */
export function withoutSettings<Settings extends object, Props extends { [Name in keyof Settings]?: unknown }>(
  props: Props,
  settings: Settings,
): Partial<Props> {
  const rest: Partial<Props> = { ...props };
  for (const name in settings) delete rest[name];
  return rest;
}
