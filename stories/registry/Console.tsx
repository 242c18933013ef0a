import { Handheld, type HandheldProps, VisitProvider } from '../../src/index.ts';

/** The console with its own visit. It stores settings on the device, and never the company. */
export function Console(props: HandheldProps) {
  return (
    <VisitProvider>
      <div data-surface="backdrop" style={{ minBlockSize: '100dvh' }}>
        <Handheld {...props} />
      </div>
    </VisitProvider>
  );
}
