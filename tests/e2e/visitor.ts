import AxeBuilder from '@axe-core/playwright'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** Slug and home page of the shelter that the demonstration shows whole. */
export const SHELTER = 'refuge-des-quatre-vents'
export const HOME = `/shelter/${SHELTER}`

/** Rules of a style sheet that a page shows as words. */
const shownCode = async (page: Page): Promise<string[]> => {
  const words = await page.locator('body').innerText()
  return (words.match(/[^\n]*[\w\])*-]\s*\{\s*[a-z-]+\s*:[^"\n{}]*\}/g) ?? []).map(
    (code) => `shown code: ${code}`,
  )
}

/** What is below the screen is laid out when it comes near: judged is the whole page. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** What fades or slides in has its colours and its place once it has come. */
const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ playState, timeline, effect }) => {
          const end = Number(effect?.getComputedTiming().endTime)
          return playState === 'running' && timeline === document.timeline && Number.isFinite(end)
        })
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  )

/** Neither `region` nor what is fetched for (sound, styles) is ever more than moderate. */
const AXE_OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: { region: { enabled: false } },
  preload: false,
}

/**
 * A page without frames is judged where it is, for half of what the builder costs: that one reads axe
 * twice, and puts the results of frames together in a page of its own.
 */
async function judged(page: Page, within: string[]): Promise<Result[]> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page }).options(AXE_OPTIONS)
    for (const part of within) builder.include(part)
    return (await builder.analyze()).violations
  }
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ include, options }) => {
      const own = (window as unknown as { axe: typeof axe }).axe
      const found = await own.run(include.length > 0 ? { include } : document, options)
      return found.violations
    },
    { include: within, options: AXE_OPTIONS },
  )
}

/**
 * Serious and critical problems of accessibility, and code that is shown; none is allowed on any
 * page.
 * @param within selectors of our parts of a screen that is Payload's; the whole page without
 */
export async function problems(page: Page, ...within: string[]): Promise<string[]> {
  // Its title is streamed after its first words: a page that is left for another has none for a moment.
  await expect(page).toHaveTitle(/\S/)
  await layOutAll(page)
  await waitForTransitions(page)
  const violations = await judged(page, within)
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  return [...found, ...(await shownCode(page))]
}

/** Beside `clientWidth`: on a phone, `innerWidth` grows with a page that is too wide. */
export const hasNoSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** What the browser complains of, and what it asks of other hosts; both fill while it works. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    const isOurs = host === new URL(page.url()).host || page.url() === 'about:blank'
    if (protocol.startsWith('http') && !isOurs) heard.push(`asked ${host}`)
  })
  return heard
}

type Found = { id: string; name: string; photos: unknown[]; longDescription: string | null }

/** Public animals of the shelter, as the API lists them. */
export async function animals(request: APIRequestContext, query: string): Promise<Found[]> {
  const response = await request.get(`/api/animals?shelterId=${SHELTER}&${query}`)
  return ((await response.json()) as { animals: Found[] }).animals
}

/** One green pixel, which the map stretches to a tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVR4nGO4++IGAAVDAp7yf+w1AAAAAElFTkSuQmCC',
  'base64',
)

/** The national map, as far as this machine is concerned: there, or away. */
export async function routeTiles(page: Page, isThere = true): Promise<void> {
  await page.route('https://data.geopf.fr/**', (route) =>
    isThere ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort(),
  )
}

/** Waits until this browser remembers that it was shown an animal: its page has woken by then. */
export const isRemembered = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('patte-blanche.seen.v1')))
    .toContain(name)

/**
 * Opens a page of the site and waits until it is awake: its script runs, and it has asked who is
 * there, as every page does once it can be used.
 */
export async function openAwake(page: Page, path: string): Promise<void> {
  const told = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/user/session',
  )
  await page.goto(path)
  await told
}
