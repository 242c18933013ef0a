import { type ReactNode, useState } from 'react';
import { Flipbook, useFlipbookPage } from '../../../src/flipbook/index.ts';
import styles from './recipes.module.css';

/** A page with a leaf at its outer edge that folds out, and folds in when the page turns. */
function FoldOutPage({ children, leaf }: { children: ReactNode; leaf: ReactNode }) {
  const { isOpen, isTurning } = useFlipbookPage();
  const [wantsOut, setWantsOut] = useState(false);
  const isOut = wantsOut && isOpen && !isTurning;
  return (
    <div className={styles.foldOut}>
      <div className={styles.page}>
        {children}
        <button type="button" aria-expanded={isOut} onClick={() => setWantsOut(!isOut)}>
          {isOut ? 'Fold in' : 'Fold out'}
        </button>
      </div>
      <div className={styles.leaf} data-out={isOut} data-flip-ignore="">
        {leaf}
      </div>
    </div>
  );
}

export function FoldOutMap({ places }: { places: readonly string[] }) {
  const leaf = (
    <div className={styles.page}>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className={styles.spaceForLeaf}>
      <Flipbook aria-label="Guide" width={170} height={240} layout="single" buttons>
        <p className={styles.page}>A guide to the island</p>
        <FoldOutPage leaf={leaf}>
          <h2>The map</h2>
        </FoldOutPage>
        <p className={styles.page}>The way home</p>
      </Flipbook>
    </div>
  );
}
