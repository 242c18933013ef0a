import type { ReactElement, ReactNode } from 'react';

/** The states of a button or link, with their pseudo-classes. */
export const states = { 'at rest': '', hovered: 'hover', focused: 'focus-visible', pressed: 'hover active' } as const;

/** The same content in each state of `states`. The story needs `forceStates`. */
export function EachState({ children }: { children: (state: keyof typeof states) => ReactNode }) {
  return Object.entries(states).map(([state, shows]) => (
    <div key={state} data-shows={shows} style={{ display: 'contents' }}>
      {children(state as keyof typeof states)}
    </div>
  ));
}

const pseudoClass = /:(hover|active|focus-visible)(?![\w-])/g;

/** All style rules with a state, including rules inside layers, media and other rules. */
function stateRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule && rule.selectorText.search(pseudoClass) >= 0 ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? stateRules(rule.cssRules) : []),
  ]);
}

/** A story's `beforeEach`: controls inside `data-shows="hover"` look hovered, and so on. */
export function forceStates(): () => void {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
    stateRules(sheet.cssRules),
  );
  const selectors = rules.map(({ selectorText }) => selectorText);
  for (const rule of rules)
    rule.selectorText = rule.selectorText.replaceAll(
      pseudoClass,
      ':is($&, [data-shows~="$1"] :where(a, button, input))',
    );
  return () => {
    for (const [index, rule] of rules.entries()) rule.selectorText = selectors[index] ?? '';
  };
}

/** Shows a whole screen with all its controls hovered and pressed. */
export const allPressed = {
  decorators: [(Story: () => ReactElement) => <div data-shows={states.pressed}>{<Story />}</div>],
  beforeEach: forceStates,
};

/**
 * Axe's only rule for stories with copies of a part, whose ids and landmarks repeat: text keeps its
 * contrast in each state. The stories with a single copy test the other rules.
 */
export const onlyContrast = { options: { runOnly: ['color-contrast'] } };

/** Shows a story in each state, in columns of at least `columnPx`. `heightPx` crops each copy. */
export const inEachState = ({ columnPx = 320, heightPx = 0 } = {}) => ({
  decorators: [
    (Story: () => ReactElement) => (
      <div
        data-states=""
        style={{
          display: 'grid',
          gap: 16,
          padding: 16,
          gridTemplateColumns: `repeat(auto-fill, minmax(${columnPx}px, 1fr))`,
        }}
      >
        <EachState>
          {() => <div style={heightPx > 0 ? { blockSize: heightPx, overflow: 'clip' } : undefined}>{<Story />}</div>}
        </EachState>
      </div>
    ),
  ],
  beforeEach: forceStates,
  parameters: { visual: { target: '[data-states]' }, a11y: onlyContrast },
});
