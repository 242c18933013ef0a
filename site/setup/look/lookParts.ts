// The choices for the character's look.

/** `character` of game.json. */
export type Look = Readonly<Record<string, unknown>>;

type LookPart = {
  /** The key in `character`. */
  key: string;
  label: string;
  /** The values by their names. The first is the default. */
  choices: Readonly<Record<string, unknown>>;
};

export const lookParts: readonly LookPart[] = [
  {
    key: 'skin',
    label: 'Skin',
    choices: {
      light: undefined,
      'very light': '#f7d3b2',
      tan: '#d9a06b',
      'light brown': '#c68642',
      brown: '#9a6238',
      'dark brown': '#6b4028',
      'very dark brown': '#442a1c',
    },
  },
  {
    key: 'hairCut',
    label: 'Hair',
    choices: { short: undefined, long: 'long', tied: 'tied', 'covered by a cloth': 'covered' },
  },
  {
    key: 'hair',
    label: 'Color of the hair or cloth',
    choices: {
      brown: undefined,
      black: '#241b1f',
      'light brown': '#8a5a33',
      blond: '#d9a441',
      red: '#a8421f',
      gray: '#8c8f9c',
      white: '#e4e0da',
      purple: '#6f5aa8',
    },
  },
  {
    key: 'shirt',
    label: 'Shirt',
    choices: {
      teal: undefined,
      blue: '#3a6ea5',
      indigo: '#4e4ba8',
      red: '#b80a41',
      yellow: '#daac06',
      green: '#6eb122',
      gray: '#6b7078',
      black: '#2b2a33',
    },
  },
  { key: 'headphones', label: 'Headphones', choices: { yes: undefined, no: false } },
];

/** The names and values of a part's choices. The owner's value is one of them. */
export function choicesOfPart(
  { key, choices }: LookPart,
  ownLook: Look,
): readonly (readonly [name: string, value: unknown])[] {
  const namedChoices = Object.entries(choices);
  const ownValue = ownLook[key];
  const isNamed = namedChoices.some(([, value]) => value === ownValue);
  return isNamed ? namedChoices : [...namedChoices, [String(ownValue), ownValue]];
}

/** Changes a part to its next or previous choice. After the last choice comes the first. */
export function stepLook(look: Look, part: LookPart, { ownLook, step }: { ownLook: Look; step: 1 | -1 }): Look {
  const values = choicesOfPart(part, ownLook).map(([, value]) => value);
  const value = values.at((values.indexOf(look[part.key]) + step) % values.length);
  const { [part.key]: _, ...others } = look;
  return value === undefined ? others : { ...others, [part.key]: value };
}
