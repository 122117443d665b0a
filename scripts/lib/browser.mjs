// @ts-check
import fs from 'node:fs'

import { outcome, tool } from './run.mjs'
import { Problem, step } from './terminal.mjs'

/** Chromium as root, in a container, offline. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** The headless shell first: Chromium without what a window needs, it runs the tests in two thirds of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of an installed browser: CHROMIUM_PATH, or one of the system.
 * @returns {string | undefined} undefined leaves the choice to Playwright
 */
export const systemChromium = () =>
  process.env.CHROMIUM_PATH || PLACES.find((place) => fs.existsSync(place))

/**
 * Makes sure that there is a browser: the system's, Playwright's download, or Debian's package.
 * @throws {Problem} when none can be had
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && !fs.existsSync(process.env.CHROMIUM_PATH)) {
    throw new Problem(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no such file.`)
  }
  if (systemChromium()) return
  await step('Install a browser', async () => {
    const ways = [
      [[...tool('playwright'), 'install', '--only-shell', 'chromium']],
      [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
      ],
      [['apt-get', 'install', '-y', '-qq', 'chromium']],
    ]
    for (const commands of ways) if (await succeed(commands)) return
    throw new Problem('No browser: install Chromium, or give its path in CHROMIUM_PATH.')
  })
}

/** @param {string[][]} commands */
async function succeed(commands) {
  for (const command of commands) {
    const { code } = await outcome(command, { quiet: true }).catch(() => ({ code: 1 }))
    if (code !== 0) return false
  }
  return true
}
