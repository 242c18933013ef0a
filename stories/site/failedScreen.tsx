import { RouteError } from '../../site/screens/RouteError.tsx';

/** A story's `args`: the page for an error that a screen has thrown. */
export const failed = (error: unknown) => ({ screen: <RouteError error={error} /> });

/** The same for a response that a route has thrown. */
export const failedWith = (status: number, statusText: string, data: string) =>
  failed({ status, statusText, internal: false, data });
