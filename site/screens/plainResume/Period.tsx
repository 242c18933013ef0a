import { baseMessagesFor, formatPeriod } from '../../../src/index.ts';
import { useContent } from '../../app/contentContext.ts';

/** A period as text and as machine-readable dates. Renders nothing without dates. */
export function Period({ start, end }: { start?: string | undefined; end?: string | undefined }) {
  const [startText = '', endText] = formatPeriod(start, end, baseMessagesFor(useContent())).split(' – ');
  if (!startText) return null;
  if (endText === undefined) return <time dateTime={end || start}>{startText}</time>;
  return (
    <>
      <time dateTime={start}>{startText}</time>
      {' – '}
      {end ? <time dateTime={end}>{endText}</time> : endText}
    </>
  );
}
