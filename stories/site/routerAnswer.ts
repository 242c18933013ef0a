/** The router's name for a response that a route has thrown. */
export const routerAnswer = (status: number, statusText: string, data: unknown = null) => ({
  status,
  statusText,
  internal: false,
  data,
});
