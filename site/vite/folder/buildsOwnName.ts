const pattern = /^\.build-(\d+)/;

/** The name of a file or folder that only this build uses. */
export function buildsOwnName(): string {
  return `.build-${process.pid}`;
}

/** Whether a name belongs to a build, which may have been killed. */
export function isBuildsOwn(name: string): boolean {
  return pattern.test(name);
}

/** Whether a build that still runs uses the name. */
export function isOfRunningBuild(name: string): boolean {
  const [, pid] = pattern.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    // Signal 0 is not sent.
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
