import { skillGroups } from '../../content/skillGroups.ts';
import { ConsolePage } from '../ConsolePage.tsx';
import { keyed } from '../keyed.ts';
import styles from './ControlsPage.module.css';
import type { PageProps } from './PageProps.ts';

const fixedWords = {
  heading: 'Controls',
  /** Said when the résumé lists no skills. */
  none: 'No special moves are listed here. Ask about them!',
};

/** The fixed words of {@link ControlsPage}. */
export type ControlsWords = typeof fixedWords;

/** Page 5: the skills, in groups. */
export function ControlsPage({ content, words, ...rest }: PageProps<ControlsWords>) {
  const text = { ...fixedWords, ...words };
  const groups = skillGroups(content.resume);
  return (
    <ConsolePage {...rest} heading={text.heading}>
      {groups.length === 0 && <p>{text.none}</p>}
      {keyed(groups).map(({ key, item: { name, keywords } }) => (
        <section key={key}>
          {name && <h3 dir="auto">{name}</h3>}
          {keywords.length > 0 && (
            <ul className={styles.moves}>
              {keyed(keywords).map(({ key: place, item }) => (
                <li key={place} dir="auto">
                  {item}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </ConsolePage>
  );
}
