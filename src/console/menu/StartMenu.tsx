import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useSharedRef } from '../../hooks/useSharedRef.ts';
import type { Content } from '../../resume/Content.ts';
import { type MenuTab, menuTabs } from '../engine/ConsoleState.ts';
import { handheldMessages } from '../handheldMessages.ts';
import { ColorsPanel, type ColorsTabProps } from './ColorsPanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { itemAtCursor, markCursor, menuItem } from './menuCursor.ts';
import styles from './StartMenu.module.css';

export type StartMenuMessages = typeof handheldMessages.startMenu;

export interface StartMenuProps extends ColorsTabProps, Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The owner's content: name, role, portrait and contacts. */
  content: Content;
  /** The URL of the résumé PDF. Without it, the card has no résumé row. */
  resumeUrl?: string | undefined;
  /** The selected tab. */
  tab: MenuTab;
  /** Called with the chosen tab. */
  onTabChosen: (tab: MenuTab) => void;
  /** Called when the close button is pressed. */
  onClose: () => void;
  /** Whether the menu takes the focus when it appears. @default true */
  takesFocus?: boolean | undefined;
  /** The time, in milliseconds, at which the opening freezes: for stories and pictures. */
  frozenMs?: number | undefined;
  /** Overrides some of the messages. */
  messages?: Partial<StartMenuMessages> | undefined;
}

/** The length of the opening animation, as in the style sheet. */
const riseMs = 120;

/** The overlay over the console's screen: contacts, shell colors and switches. */
export function StartMenu(props: StartMenuProps) {
  const {
    content,
    resumeUrl,
    tab,
    shell,
    switches,
    onTabChosen,
    onShellChosen,
    onShellPreview,
    onSwitched,
    onClose,
    messages,
    ...otherProps
  } = props;
  const { takesFocus = true, frozenMs = takesFocus ? undefined : riseMs, ref, className, ...rest } = otherProps;
  const text = { ...handheldMessages.startMenu, ...messages };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useModalFocus(root);
  useFrozenRise(root, frozenMs);
  useFocusOnTab(root, tab, takesFocus);

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={text.menu}
      {...rest}
      // Ends any preview. The handler of a focused color runs later and starts a new one.
      onFocusCapture={() => onShellPreview?.(undefined)}
      ref={useSharedRef(root, ref)}
      className={clsx(styles.menu, className)}
    >
      <div className={styles.head}>
        <div role="tablist" aria-label={text.menu} className={styles.tabs}>
          {menuTabs.map((name) => (
            <button
              {...menuItem}
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={name === tab}
              aria-controls={name === tab ? `${id}-panel` : undefined}
              tabIndex={name === tab ? undefined : -1}
              onClick={() => onTabChosen(name)}
            >
              {text[name]}
            </button>
          ))}
        </div>
        <button type="button" className={styles.close} aria-label={text.close} onClick={onClose} />
      </div>
      {/* Firefox makes an overflowing panel a Tab stop, and drops the focus once it stops overflowing. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={-1} className={styles.panel}>
        {tab === 'contact' ? (
          <ContactPanel content={content} resumeUrl={resumeUrl} text={text} />
        ) : (
          <ColorsPanel {...{ shell, switches, onShellChosen, onShellPreview, onSwitched, text }} />
        )}
      </div>
    </div>
  );
}

/** Freezes the opening, in which the style sheet moves the menu up by quarters of the screen. */
function useFrozenRise(menu: RefObject<HTMLElement | null>, frozenMs: number | undefined) {
  useLayoutEffect(() => {
    if (!menu.current || frozenMs === undefined) return;
    menu.current.style.animation = 'none';
    menu.current.style.setProperty('--quarters', String(Math.max(0, 3 - Math.floor(frozenMs / (riseMs / 3)))));
  }, [menu, frozenMs]);
}

/**
 * Focuses the tab when it changes, and on mount if `takesFocus`. A layout effect does it, so that a
 * quick second press starts from the new tab.
 */
function useFocusOnTab(menu: RefObject<HTMLElement | null>, tab: MenuTab, takesFocus: boolean) {
  const lastTab = useRef(takesFocus ? undefined : tab);
  useLayoutEffect(() => {
    if (lastTab.current === tab) return;
    lastTab.current = tab;
    menu.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [menu, tab]);
}

const tabStops = 'a[href], button:not([tabindex="-1"])';

/** Traps the focus inside the menu, and keeps the cursor on the focused item. */
function useModalFocus(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const menu = root.current;
      if (!menu || !(target instanceof Element)) return;
      if (menu.contains(target)) markCursor(menu, target);
      else itemAtCursor(menu)?.focus();
    };
    const onTab = (event: KeyboardEvent) => {
      const menu = root.current;
      if (!menu || event.key !== 'Tab') return;
      const stops = [...menu.querySelectorAll<HTMLElement>(tabStops)];
      const index = stops.findIndex((stop) => event.composedPath().includes(stop));
      const isLeaving = index === -1 || index === (event.shiftKey ? 0 : stops.length - 1);
      if (!isLeaving) return;
      event.preventDefault();
      stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    const controller = new AbortController();
    document.addEventListener('focusin', onFocus, controller);
    document.addEventListener('keydown', onTab, controller);
    return () => controller.abort();
  }, [root]);
}
