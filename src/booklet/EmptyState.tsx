import type { ReactNode } from 'react';
import { type CharacterColors, CharacterSprite } from '../art/CharacterSprite.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  label?: ReactNode;
  colors: CharacterColors | undefined;
  /** Whether the page is part of the map. The label then has a panel. @default false */
  isOnMap?: boolean;
}

/** The waiting hero, for a page without entries. The label says that the page is empty. */
export function EmptyState({ label, colors, isOnMap = false }: EmptyStateProps) {
  return (
    <>
      {label && (
        <p className={styles.label} data-font-size={17} data-notched={isOnMap ? '' : undefined}>
          {label}
        </p>
      )}
      <CharacterSprite className={styles.hero} colors={colors} />
    </>
  );
}
