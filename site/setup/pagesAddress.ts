import { execFileSync } from 'node:child_process';

/** The GitHub Pages address for a git remote; `undefined` for other hosts. */
export function pagesAddress(remote: string): string | undefined {
  const [, user, repository] = /(?:^|[/@.])github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?\s*$/.exec(remote) ?? [];
  if (!user || !repository) return undefined;
  const host = `${user.toLowerCase()}.github.io`;
  return repository.toLowerCase() === host ? `https://${host}/` : `https://${host}/${repository}/`;
}

/** The GitHub Pages address of a folder's repository; `undefined` if `origin` is not on GitHub. */
export function remoteAddress(folder: string): string | undefined {
  try {
    const remote = execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return pagesAddress(remote);
  } catch {
    return undefined;
  }
}
