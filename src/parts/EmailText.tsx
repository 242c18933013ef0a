import { Breakable } from './Breakable.tsx';

/** An email address that may break after its `@`. A link around it needs an `aria-label`. */
export function EmailText({
  email,
}: {
  /** `ada@lovelace.example`, without `mailto:`. */
  email: string;
}) {
  return <Breakable parts={email.split(/(?<=@)/)} />;
}
