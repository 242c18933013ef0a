import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import styles from './blocks.module.css';

const files = import.meta.glob<string>('../../.storybook/visual/baselines/*.png', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const pictureOf = (id: string) => files[`../../.storybook/visual/baselines/${id}.png`];

/** What a page of docs is not: the window, or the medium, that a story asks for. */
function settingOf({ storyGlobals, parameters }: PreparedStory): string | undefined {
  const media: Readonly<Record<string, string>> = parameters.visual?.media ?? {};
  const window: { name?: string } | undefined = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ''];
  const names = [window?.name, ...Object.entries(media).map(([name, value]) => `${name}: ${value}`)];
  return names.filter(Boolean).join(', ') || undefined;
}

function Picture({ story, setting }: { story: PreparedStory; setting?: string | undefined }) {
  const said: string = parametersText(story);
  return (
    <figure className={styles.picture}>
      <a href={`?path=/story/${story.id}`} target="_top">
        {pictureOf(story.id) ? <img src={pictureOf(story.id)} alt={story.name} loading="lazy" /> : story.name}
      </a>
      <figcaption>
        <p>
          <b>{story.name}</b>
          {setting && ` (${setting})`}
          {said && `: ${said}`}
        </p>
      </figcaption>
    </figure>
  );
}

const parametersText = ({ parameters }: PreparedStory): string => parameters.docs?.description?.story ?? '';

/** A phone has no room for what a desk shows: all is pictures there. */
const isPhone = globalThis.matchMedia?.('(max-width: 720px)').matches;

/** A story of a docs page: live, or, where it asks for a window or a medium of its own, as its committed picture. */
export function Shown({ of, ...rest }: ComponentProps<typeof Canvas>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const setting = settingOf(story);
  return (setting || isPhone) && pictureOf(story.id) ? (
    <Picture {...{ story, setting }} />
  ) : (
    <Canvas of={story.moduleExport} {...rest} />
  );
}

/** The states of the part, but for its first, as their pictures: each leads to its story. */
export function States() {
  const [, ...states] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('behaviour'));
  if (states.length === 0) return null;
  return (
    <>
      <h2>States</h2>
      <div className={styles.states}>
        {states.map((story) => (
          <Picture key={story.id} story={story} setting={settingOf(story)} />
        ))}
      </div>
    </>
  );
}
