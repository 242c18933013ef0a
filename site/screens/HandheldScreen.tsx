import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { documentNames, fillIn, Handheld, keyFacts } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { MessagesContext, useMessages } from '../app/messagesContext.ts';
import { siteFile } from '../app/siteBase.ts';
import { screenMessages } from '../messages/screenMessages.ts';
import styles from './HandheldScreen.module.css';
import { IntroBackdrop } from './IntroBackdrop.tsx';
import { pageAt } from './pages.ts';
import { SpokenHeading } from './SpokenHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';

export type HandheldScreenProps = {
  /** The console's own page, or the home page in a narrow window. @default 'page' */
  as?: 'page' | 'home';
};

/** The console at any window width. */
export function HandheldScreen({ as = 'page' }: HandheldScreenProps) {
  const content = useContent();
  const text = useMessages('screens', screenMessages);
  const { handheld } = useContext(MessagesContext);
  const { name, role } = keyFacts(content);
  usePageTitle(pageAt(as === 'home' ? '/' : '/handheld').messages(content).title);
  const owner = role ? `${name}, ${role}` : name;
  return (
    <div className={styles.screen}>
      <SpokenHeading>{as === 'home' ? owner : fillIn(text.console, { name })}</SpokenHeading>
      {as === 'page' && <IntroBackdrop />}
      <Handheld content={content} inAddress resumeUrl={siteFile(documentNames(name).resume)} messages={handheld} />
      <WithoutScript />
    </div>
  );
}

/** Without JavaScript, the console shows only its first page. Links lead to the full content. */
function WithoutScript() {
  const text = useMessages('screens', screenMessages);
  return (
    <noscript>
      <p>
        {text.noScript.split(/(\{\w+\})/).map((part) => {
          if (part === '{manual}')
            return (
              <Link key={part} to="/flipbook">
                {text.noScriptManual}
              </Link>
            );
          return part === '{resume}' ? (
            <Link key={part} to="/resume">
              {text.noScriptResume}
            </Link>
          ) : (
            part
          );
        })}
      </p>
    </noscript>
  );
}
