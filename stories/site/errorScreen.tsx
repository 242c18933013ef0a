import { RouteError } from '../../site/screens/RouteError.tsx';

/** A story's `args` for the page of an error that a screen has thrown. */
export const errorScreen = (error: unknown) => ({ screen: <RouteError error={error} /> });

/** The same for a response that a route has thrown. */
export const responseScreen = (status: number, statusText: string, data: string) =>
  errorScreen({ status, statusText, internal: false, data });
