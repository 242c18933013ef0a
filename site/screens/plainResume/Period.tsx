import { baseMessagesFor, formatPeriod } from '../../../src/index.ts';
import { useContent } from '../../app/contentContext.ts';

/** A period as text and as machine-readable dates. Renders nothing without dates. */
export function Period({ start, end }: { start?: string | undefined; end?: string | undefined }) {
  const [first = '', last] = formatPeriod(start, end, baseMessagesFor(useContent())).split(' – ');
  if (!first) return null;
  if (last === undefined) return <time dateTime={end || start}>{first}</time>;
  return (
    <>
      <time dateTime={start}>{first}</time>
      {' – '}
      {end ? <time dateTime={end}>{last}</time> : last}
    </>
  );
}
