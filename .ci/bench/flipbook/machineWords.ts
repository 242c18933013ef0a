import { cpus, loadavg } from 'node:os';

/**
 * What a run's numbers depend on: `2 processors, 0.4 busy before the run, no GPU, Chromium 147.0.7727.0`. A machine that
 * others are working on drops frames by itself.
 */
export function machineWords(browserVersion: string): string {
  const [lastMinute = Number.NaN] = loadavg();
  return `${cpus().length} processors, ${lastMinute.toFixed(1)} busy before the run, no GPU, Chromium ${browserVersion}`;
}
