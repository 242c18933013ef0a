import { expandedValues } from './expandedValues.ts';
import { type Font, families, fontValue, weightValue } from './fontValue.ts';

/** What a rule says of an element. */
export type Saying = {
  said: ReadonlyMap<string, string>;
  /** It holds at once, whatever the window and the state: what the parent has is not inherited. */
  always: boolean;
};

type Tokens = ReadonlyMap<string, ReadonlySet<string>>;

/** Elements that browsers set in bold, unless a sheet says otherwise. */
const boldElements = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'th']);

/**
 * All fonts that an element may be set in, whichever of its rules wins; where none is sure to, its parent's too.
 *
 * @param inherited what its parent may be set in
 */
export function possibleFonts(
  element: string,
  sayings: readonly Saying[],
  { inherited, tokens }: { inherited: readonly Font[]; tokens: Tokens },
): readonly Font[] {
  const said = (property: string) => sayings.filter((saying) => saying.said.has(property));
  const values = (property: string) =>
    said(property).flatMap((saying) => expandedValues(saying.said.get(property) ?? '', tokens));
  const isSure = (property: string) => said(property).some(({ always }) => always);

  const whole = values('font').flatMap((value) => (isInherited(value) ? inherited : [fontValue(value)]));
  const base = isSure('font') ? whole : [...inherited, ...whole];

  const weights = values('font-weight').flatMap((value) => weightValue(value) ?? inherited.map(({ weight }) => weight));
  const isBold = boldElements.has(element) && !isSure('font') && !isSure('font-weight');
  if (isBold) weights.push(700);
  const weighted = base.flatMap((font) => weights.map((weight) => ({ ...font, weight })));
  const isWeightSure = said('font').length === 0 && (isBold || isSure('font-weight'));
  const inWeights = isWeightSure ? weighted : [...base, ...weighted];

  const lists = values('font-family')
    .filter((value) => !isInherited(value))
    .map(families);
  const inFamilies = inWeights.flatMap((font) => lists.map((list) => ({ ...font, families: list })));
  return distinct([...inWeights, ...inFamilies]);
}

function isInherited(value: string): boolean {
  return /^(inherit|unset|revert|revert-layer)$/.test(value.trim());
}

function distinct(fonts: readonly Font[]): readonly Font[] {
  return [...new Map(fonts.map((font) => [JSON.stringify(font), font])).values()];
}
