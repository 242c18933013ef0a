import { defaultShell, type Shell, shells } from '../resume/owner/shells.ts';
import type { DeviceMemory } from './deviceMemory.ts';
import { tabPositions } from './tabPositions.ts';
import { type ManualView, manualViews, type Visit } from './Visit.ts';

/** One visit's state, for React's `useSyncExternalStore`. */
export type VisitStore = ReturnType<typeof visitStore>;

/**
 * Creates a visit. The link and the device's storage override `initial`.
 * @param initial @default no company, grape, pixel fonts, no sound, no haptics, the manual as a
 * flipbook
 * @param memory stores everything except the company
 * @param readCompany returns the company from a link or the previous document: `''` overrides
 * `initial`, `undefined` does not; called once
 */
export function visitStore(initial: Partial<Visit>, memory: DeviceMemory, readCompany: () => string | undefined) {
  const initialVisit: Visit = {
    company: unlessBlank(initial.company ?? ''),
    shell: initial.shell ?? defaultShell,
    readable: initial.readable ?? false,
    sound: initial.sound ?? false,
    haptics: initial.haptics ?? false,
    manualView: initial.manualView ?? 'book',
  };
  const listeners = new Set<() => void>();
  let currentVisit: Visit | undefined;

  /** The current visit. The first call reads the link and the device's storage. */
  const visit = () => {
    currentVisit ??= {
      company: readCompany() ?? initialVisit.company,
      shell: validChoice(shells, memory.read('shell')) ?? initialVisit.shell,
      readable: parseSwitch(memory.read('readable')) ?? initialVisit.readable,
      sound: parseSwitch(memory.read('sound')) ?? initialVisit.sound,
      haptics: parseSwitch(memory.read('haptics')) ?? initialVisit.haptics,
      manualView: validChoice(manualViews, memory.read('manualView')) ?? initialVisit.manualView,
    };
    return currentVisit;
  };
  const change = (part: Partial<Visit>) => {
    currentVisit = { ...visit(), ...part };
    for (const listener of listeners) listener();
  };
  const choose = (name: Exclude<keyof Visit, 'company'>, value: string | boolean) => {
    memory.write(name, typeof value === 'string' ? value : value ? 'on' : 'off');
    change({ [name]: value });
  };

  return {
    /** The last position on each screen, by the screen's name. */
    positions: tabPositions(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit,
    /** The prerendered visit, for hydration. */
    visitOnServer: () => initialVisit,
    /** Sets the name as typed. A name of blanks counts as no company. */
    setCompany: (company: string) => change({ company: unlessBlank(company) }),
    setShell: (shell: Shell) => choose('shell', shell),
    setReadable: (readable: boolean) => choose('readable', readable),
    setSound: (sound: boolean) => choose('sound', sound),
    setHaptics: (haptics: boolean) => choose('haptics', haptics),
    setManualView: (manualView: ManualView) => choose('manualView', manualView),
  };
}

/** Matches text without a visible character: spaces, joiners and direction marks. */
const blankText = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function unlessBlank(input: string): string {
  return blankText.test(input) ? '' : input;
}

/** Validates a stored text, because storage may contain anything. */
function validChoice<Choice extends string>(choices: readonly Choice[], text: string | undefined): Choice | undefined {
  return choices.find((choice) => choice === text);
}

function parseSwitch(text: string | undefined): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined;
}
