import { defaultConfig } from 'lighthouse';
import type { BrowserContextOptions, CDPSession } from 'playwright';

const { throttling, screenEmulation } = defaultConfig.settings ?? {};
if (!throttling || !screenEmulation || screenEmulation.disabled) throw new Error('Lighthouse has no phone by default.');

/** Lighthouse's phone: its window, and how much slower than this machine it is. */
export const phone: BrowserContextOptions = {
  viewport: { width: screenEmulation.width ?? 0, height: screenEmulation.height ?? 0 },
  deviceScaleFactor: screenEmulation.deviceScaleFactor ?? 1,
  isMobile: true,
  hasTouch: true,
};

/** Bytes a second that are so many kilobits. */
const bytesOf = (kilobits = 0): number => (kilobits * 1024) / 8;

/**
 * Slows a page down to that phone on a slow 4G line: in truth, where Lighthouse works it out. The numbers are those with which
 * Lighthouse itself would do it.
 */
export async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling?.requestLatencyMs ?? 0,
    downloadThroughput: bytesOf(throttling?.downloadThroughputKbps),
    uploadThroughput: bytesOf(throttling?.uploadThroughputKbps),
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttling?.cpuSlowdownMultiplier ?? 1 });
}
