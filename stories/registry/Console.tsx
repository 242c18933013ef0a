import { Handheld, type HandheldProps, VisitProvider } from '../../src/index.ts';

/** The console, with a visit of its own: it stores the shell on the device, the company nowhere. */
export function Console(props: HandheldProps) {
  return (
    <VisitProvider>
      <div data-surface="backdrop" style={{ minBlockSize: '100dvh' }}>
        <Handheld {...props} />
      </div>
    </VisitProvider>
  );
}
