import type { CDPSession } from 'playwright';
import type { PageRequest, RequestKind } from './PageRequest.ts';

const kinds: Readonly<Record<string, RequestKind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Font: 'font',
  Script: 'script',
};

/** What the browser has said of one request. Times are seconds of its own clock. */
interface Entry {
  path: string;
  kind: RequestKind;
  priority: string;
  queued: number;
  sent?: number;
  answered?: number;
  end?: number;
  bytes: number;
}

/** The requests of one page, as the browser tells of them. */
export interface RequestLog {
  /** The finished requests since the last document was asked for, in the order in which they were. */
  requests(): readonly PageRequest[];
}

/** Starts to write down what a page asks for; `Network` is enabled. */
export function requestLog(devTools: CDPSession): RequestLog {
  const entries = new Map<string, Entry>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http')) return;
    if (type === 'Document') entries.clear();
    const { pathname } = new URL(request.url);
    const [kind, priority] = [kinds[type] ?? 'other', request.initialPriority];
    entries.set(requestId, { path: pathname, kind, priority, queued: timestamp, bytes: 0 });
  });
  devTools.on('Network.responseReceived', ({ requestId, response: { timing } }) => {
    const entry = entries.get(requestId);
    // What comes from memory has no timing.
    if (!entry || !timing) return;
    entry.sent = timing.requestTime + timing.sendEnd / 1000;
    entry.answered = timing.requestTime + timing.receiveHeadersEnd / 1000;
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = entries.get(requestId);
    if (entry) Object.assign(entry, { end: timestamp, bytes: encodedDataLength });
  });
  return { requests: () => pageRequests([...entries.values()]) };
}

function pageRequests(entries: readonly Entry[]): PageRequest[] {
  const zero = entries[0]?.queued ?? 0;
  const since = (seconds: number) => Math.round(1000 * (seconds - zero));
  return entries.flatMap(({ path, kind, priority, queued, sent, answered, end, bytes }) => {
    if (end === undefined) return [];
    const times = { queuedMs: since(queued), sentMs: since(sent ?? queued), answeredMs: since(answered ?? end) };
    return [{ path, kind, priority, ...times, endMs: since(end), bytes }];
  });
}
