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

/**
 * A tab of a test lives for seconds: code that is compiled once more to run faster does not pay for
 * itself, nor does a process of its own for what is drawn. A seventh of the time of all browser tests.
 */
export const SHORT_LIVED_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--in-process-gpu',
  '--js-flags=--no-turbofan,--no-maglev',
]

/** Chromium without what a window needs: it runs the tests two to four times faster. */
const SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [
  SHELL,
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

/** @param {...string} names Debian's packages */
const apt = (...names) => ['apt-get', 'install', '-y', '-qq', ...names]

const DEBIAN_SHELL = [['apt-get', 'update', '-qq'], apt('chromium-headless-shell')]

/** A whole browser serves as well, but slowly: where root may install the shell, it comes beside it. */
const mayQuicken = () =>
  !process.env.CHROMIUM_PATH && !fs.existsSync(SHELL) && process.getuid?.() === 0

/**
 * Makes sure that there is a browser: the system's, Playwright's download, or Debian's package.
 * @throws {Problem} when none can be had
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && !fs.existsSync(process.env.CHROMIUM_PATH)) {
    throw new Problem(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no such file.`)
  }
  if (systemChromium()) {
    if (mayQuicken()) await step('Install a faster browser', () => succeed(DEBIAN_SHELL))
    return
  }
  await step('Install a browser', async () => {
    const ways = [
      [[...tool('playwright'), 'install', '--only-shell', 'chromium']],
      DEBIAN_SHELL,
      [apt('chromium')],
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
