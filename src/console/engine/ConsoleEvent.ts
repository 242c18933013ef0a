import type { ButtonName } from './buttons.ts';
import type { ConsoleState, MenuTab } from './ConsoleState.ts';
import type { Blip } from './commands.ts';

/** Everything that can happen to the console. `quest` is a side quest's index in their list. */
export type ConsoleEvent =
  | { readonly type: 'button-pressed'; readonly button: ButtonName }
  | { readonly type: 'dialogue-clicked' }
  | { readonly type: 'company-sent' }
  | { readonly type: 'company-declined' }
  | { readonly type: 'quest-chosen'; readonly quest: number }
  | { readonly type: 'quest-left' }
  | { readonly type: 'tab-chosen'; readonly tab: MenuTab };

/** What the engine has to know beside the console's state. */
export type ConsoleModel = {
  /** How many side quests there are. */
  readonly quests: number;
  /** Whether text was typed into the company form and not sent. */
  readonly hasDraft: boolean;
};

/** What an event asks of the screen, where the state does not say it: positions on the screen are the browser's. */
export type ScreenEffect =
  | { readonly type: 'scroll'; readonly by: 1 | -1 }
  | { readonly type: 'move-menu-cursor'; readonly by: 1 | -1 }
  | { readonly type: 'choose-menu-item' }
  | { readonly type: 'send-company' };

/** What comes of an event. */
export type ConsoleStep = {
  /** The state after it: the very same one where nothing of it has changed. */
  readonly state: ConsoleState;
  readonly effect?: ScreenEffect | undefined;
  /** What a press that did something sounds like. */
  readonly blip?: Blip | undefined;
};
