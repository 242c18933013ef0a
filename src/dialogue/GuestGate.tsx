import { useContext, useEffect, useState } from 'react';
import { CompanyGate, type CompanyGateProps } from '../art/CompanyGate.tsx';
import { ClockContext } from './ClockContext.ts';
import { guestGateAt } from './guestGateAt.ts';
import { play } from './play.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export interface GuestGateProps extends Omit<CompanyGateProps, 'moment' | 'frozenFrame'> {
  /** Shows the end at once, for a guest who has seen the gate open. @default false */
  isOpen?: boolean;
  /** Shows this moment without moving, in milliseconds: for stories and pictures. */
  frozenMs?: number | undefined;
}

/**
 * The gate of a guest's company. The banner spells the name character by character, the gate opens,
 * and the hero turns and waves. With reduced motion, it shows the end at once. Decoration.
 */
export function GuestGate({ isOpen = false, frozenMs, ...rest }: GuestGateProps) {
  const clock = useContext(ClockContext);
  const isReduced = useReducedMotion();
  const characterCount = rest.names[0]?.length ?? 0;
  const endMs = Number.MAX_SAFE_INTEGER;
  const stillMs = isOpen ? endMs : (frozenMs ?? (isReduced ? endMs : undefined));
  const [playedMoment, setPlayedMoment] = useState(() => guestGateAt(characterCount, 0));

  useEffect(() => {
    if (stillMs !== undefined) return;
    return play(
      clock,
      (elapsedMs) => guestGateAt(characterCount, elapsedMs),
      (moment) => setPlayedMoment(moment),
    );
  }, [clock, characterCount, stillMs]);

  return <CompanyGate {...rest} moment={stillMs === undefined ? playedMoment : guestGateAt(characterCount, stillMs)} />;
}
