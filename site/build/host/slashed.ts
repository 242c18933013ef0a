/** A path with one slash at both ends: `repo`, `/repo` and `//repo/` are `/repo/`. */
export function slashed(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}
