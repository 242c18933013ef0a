import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { withCode } from '../DocsTable.tsx';
import styles from './blocks.module.css';

const files = import.meta.glob<string>('../../.storybook/visual/baselines/*.png', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const pictureOf = (id: string) => files[`../../.storybook/visual/baselines/${id}.png`];

/** The window or medium that a story requests, which a docs page cannot provide. */
function settingOf({ storyGlobals, parameters }: PreparedStory): string | undefined {
  const media: Readonly<Record<string, string>> = parameters.visual?.media ?? {};
  const window: { name?: string } | undefined = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ''];
  const names = [window?.name, ...Object.entries(media).map(([name, value]) => `${name}: ${value}`)];
  return names.filter(Boolean).join(', ') || undefined;
}

function Picture({ story, setting }: { story: PreparedStory; setting?: string | undefined }) {
  const description: string = descriptionOf(story);
  return (
    <figure className={styles.picture}>
      <a href={`?path=/story/${story.id}`} target="_top">
        {pictureOf(story.id) ? <img src={pictureOf(story.id)} alt={story.name} loading="lazy" /> : story.name}
      </a>
      <figcaption>
        <p>
          <b>{story.name}</b>
          {setting && ` (${setting})`}
          {description && ': '}
          {withCode(description)}
        </p>
      </figcaption>
    </figure>
  );
}

const descriptionOf = ({ parameters }: PreparedStory): string => parameters.docs?.description?.story ?? '';

/** Stories made for a desktop do not fit on a phone, so docs pages show pictures there. */
const isPhone = globalThis.matchMedia?.('(max-width: 720px)').matches;

/** A story on a docs page: live, or as its picture on phones or if it requests a window or medium. */
export function StoryOrPicture({ of, ...rest }: ComponentProps<typeof Canvas>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const setting = settingOf(story);
  return (setting || isPhone) && pictureOf(story.id) ? (
    <Picture story={story} setting={setting} />
  ) : (
    <Canvas of={story.moduleExport} {...rest} />
  );
}

/** Pictures of the part's states, except the first, each linked to its story. */
export function States() {
  const [, ...states] = useContext(DocsContext).componentStories();
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
