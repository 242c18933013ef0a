import { defaultShell, type Shell, shells } from '../content/shells.ts';
import type { DeviceMemory } from './deviceMemory.ts';
import { type ManualView, manualViews, type Visit } from './Visit.ts';

/** One visit's state, for React's `useSyncExternalStore`. */
export type VisitStore = {
  subscribe: (listener: () => void) => () => void;
  /** The visit now. The first call asks what it arrived with, and reads the device's memory. */
  visit: () => Visit;
  /** The visit as it was prerendered: hydration begins with it. */
  visitOnServer: () => Visit;
  /** Keeps the name as it was typed; blanks alone are no company. */
  setCompany: (company: string) => void;
  setShell: (shell: Shell) => void;
  setReadable: (readable: boolean) => void;
  setSound: (sound: boolean) => void;
  setHaptics: (haptics: boolean) => void;
  setManualView: (manualView: ManualView) => void;
};

/**
 * Creates a visit. What it arrives with and the device's memory win over `initial`.
 *
 * @param initial where a visit begins @default no company, grape, pixel faces, neither sound nor haptics, the manual a book
 * @param memory where all but the company is kept
 * @param arrivesFrom returns the company that a link or a document before names, `''` for none; called once
 */
export function visitStore(initial: Partial<Visit>, memory: DeviceMemory, arrivesFrom: () => string): VisitStore {
  const start: Visit = {
    company: unlessBlank(initial.company ?? ''),
    shell: initial.shell ?? defaultShell,
    readable: initial.readable ?? false,
    sound: initial.sound ?? false,
    haptics: initial.haptics ?? false,
    manualView: initial.manualView ?? 'book',
  };
  const listeners = new Set<() => void>();
  let current: Visit | undefined;

  const visit = () => {
    current ??= {
      company: arrivesFrom() || start.company,
      shell: stored(shells, memory.read('shell')) ?? start.shell,
      readable: storedSwitch(memory.read('readable')) ?? start.readable,
      sound: storedSwitch(memory.read('sound')) ?? start.sound,
      haptics: storedSwitch(memory.read('haptics')) ?? start.haptics,
      manualView: stored(manualViews, memory.read('manualView')) ?? start.manualView,
    };
    return current;
  };
  const change = (part: Partial<Visit>) => {
    current = { ...visit(), ...part };
    for (const listener of listeners) listener();
  };
  const turn = (name: 'readable' | 'sound' | 'haptics', on: boolean) => {
    memory.write(name, on ? 'on' : 'off');
    change({ [name]: on });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit,
    visitOnServer: () => start,
    setCompany: (company) => change({ company: unlessBlank(company) }),
    setShell: (shell) => {
      memory.write('shell', shell);
      change({ shell });
    },
    setReadable: (readable) => turn('readable', readable),
    setSound: (sound) => turn('sound', sound),
    setHaptics: (haptics) => turn('haptics', haptics),
    setManualView: (manualView) => {
      memory.write('manualView', manualView);
      change({ manualView });
    },
  };
}

/** Matches text without a visible character: spaces, joiners and marks of direction. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function unlessBlank(input: string): string {
  return blank.test(input) ? '' : input;
}

/** Storage may hold anything: only a choice that exists counts. */
function stored<Choice extends string>(choices: readonly Choice[], text: string | undefined): Choice | undefined {
  return choices.find((choice) => choice === text);
}

function storedSwitch(text: string | undefined): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined;
}
