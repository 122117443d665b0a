import { defineConfig } from '@playwright/test'

import { SHORT_LIVED_FLAGS, systemChromium } from './scripts/lib/browser.mjs'

/**
 * Both are Chromium: what differs is the room on screen and the finger. A test runs on both, or on
 * the one whose name is its tag: where the screen changes nothing, on the desktop.
 */
const projects = [
  {
    name: 'phone',
    grepInvert: /@desktop/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-setup.ts',
  workers: 2,
  // Far more than a test takes: what a busy machine needs is no failure.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '.data-test/e2e.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // To record costs more than to run: a run that tries again records then.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // One page after the other in a process that goes on takes a sixth less than a new one for each test.
    // Playwright empties the cache and what pages store; what it leaves, the tests' own `context` clears.
    reuseContext: true,
    launchOptions: { executablePath: systemChromium(), args: SHORT_LIVED_FLAGS },
  },
  projects,
})
