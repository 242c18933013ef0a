import { cpus, loadavg } from 'node:os';

/**
 * What a run's numbers depend on: `2 processors, 0.4 busy before the run, no GPU`. A machine that others are working on drops
 * frames by itself.
 */
export function machineWords(): string {
  const [lastMinute = Number.NaN] = loadavg();
  return `${cpus().length} processors, ${lastMinute.toFixed(1)} busy before the run, no GPU`;
}
