const temporaryPattern = /^\.build-(\d+)/;

/** A name for a file or folder that only this build uses. */
export function temporaryName(): string {
  return `.build-${process.pid}`;
}

/** Whether a build made the name. That build may have been killed. */
export function isTemporaryName(name: string): boolean {
  return temporaryPattern.test(name);
}

/** Whether a build that still runs uses the name. */
export function isOfRunningBuild(name: string): boolean {
  const [, pid] = temporaryPattern.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    // Signal 0 is not sent.
    return process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
