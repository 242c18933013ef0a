import type { Meta, StoryObj } from '@storybook/react-vite';
import { Walker } from '../../src/console/pageParts/Walker.tsx';
import { developers } from '../art/developers.ts';
import styles from './Walker.module.css';

/**
 * The hero from the side, on the path of the Experience Levels page.
 */
export default {
  title: 'Console/Walker',
  tags: ['!autodocs'],
  component: Walker,
  args: { colors: undefined, className: styles.walker ?? '' },
  parameters: { visual: { target: '[data-walkers]' } },
} satisfies Meta<typeof Walker>;

/** Standing, in both steps, and turned around. There is a row for each haircut. */
export const HairCuts: StoryObj<typeof Walker> = {
  render: (args) => (
    <div className={styles.sheet} data-walkers="" data-surface="lcd">
      {(['short', 'long', 'tied', 'covered'] as const).map((hairCut, index) => {
        const walker = { ...args, colors: { ...developers[index], ...args.colors, hairCut } };
        return [
          <Walker key={`${hairCut} standing`} {...walker} />,
          <Walker key={`${hairCut} striding`} {...walker} data-walking="striding" />,
          <Walker key={`${hairCut} passing`} {...walker} data-walking="passing" />,
          <Walker key={`${hairCut} back`} {...walker} data-facing="back" />,
        ];
      })}
    </div>
  ),
};

/** The same heads without headphones. */
export const WithoutHeadphones: StoryObj<typeof Walker> = { ...HairCuts, args: { colors: { headphones: false } } };
