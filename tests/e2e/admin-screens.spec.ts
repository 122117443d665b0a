import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

type Screens = { who: string; screens: readonly string[] }

/**
 * One of each kind, by who works there; `{id}` is the first document of the collection. Signing in
 * has its own story (admin.spec.ts).
 */
const SCREENS: Readonly<Record<string, Screens>> = {
  'of the animals': {
    who: 'admin',
    screens: [
      '',
      '/account',
      '/collections/animals',
      '/collections/animals/create',
      '/collections/animals/{id}',
      '/collections/animals/{id}?sheet=full',
      '/collections/media',
      '/collections/media/{id}',
    ],
  },
  'of the site': {
    who: 'admin',
    screens: [
      '/collections/news',
      '/collections/news/{id}',
      '/collections/news/{id}/versions',
      '/collections/pages',
      '/collections/pages/{id}',
      '/collections/faq-items',
      '/collections/shelters',
      '/collections/shelters/{id}',
      '/collections/shelters/{id}?section=horaires',
    ],
  },
  'of the requests': {
    who: 'admin',
    screens: [
      '/collections/forms',
      '/collections/forms/{id}',
      '/collections/form-submissions',
      '/collections/form-submissions/{id}',
      '/collections/adoption-requests',
      '/collections/adoption-requests/{id}',
      '/collections/plans',
    ],
  },
  'of tickets and gifts': {
    who: 'admin',
    screens: [
      '/collections/tickets',
      '/collections/tickets/{id}',
      '/collections/receipts',
      '/collections/donations',
      '/collections/donations/{id}',
      '/collections/sponsorships',
      '/collections/sponsorships/{id}',
      '/collections/audit-log',
    ],
  },
  'of the platform': {
    who: 'superadmin',
    screens: [
      '',
      '/collections/users',
      '/collections/users/{id}',
      '/collections/roles',
      '/collections/emails',
      '/globals/site-texts',
      '/taches-en-echec',
      '/donnees-dune-personne',
    ],
  },
}

async function signedIn(page: Page, who: string): Promise<void> {
  await page.goto('/auth/connexion')
  await signIn(page.request, who)
}

/** Collections whose rows belong to nobody in particular. */
const OF_PLATFORM = ['users']

/** The address of a screen, with the id of a row that the first shelter's team works with. */
async function addressOf(page: Page, screen: string): Promise<string> {
  if (!screen.includes('{id}')) return `/admin${screen}`
  const collection = screen.split('/')[2] ?? ''
  const shelter = await shelterId(page.request, SHELTER)
  if (collection === 'shelters') return `/admin${screen.replace('{id}', shelter)}`
  const own = OF_PLATFORM.includes(collection) ? '' : `&where[shelter][equals]=${shelter}`
  const rows = await page.request.get(`/api/cms/${collection}?limit=1&depth=0${own}`, {
    headers: { origin: new URL(page.url()).origin },
  })
  const { docs } = (await rows.json()) as { docs: { id: string }[] }
  const [row] = docs
  if (!row) throw new Error(`No row of ${collection}`)
  return `/admin${screen.replace('{id}', row.id)}`
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.template-default--nav-animate')).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .shimmer-effect')).toHaveCount(0)
  // What Payload draws is mended once it stands (src/admin/control-names.ts).
  await expect(page.locator('.clear-indicator[aria-hidden]')).toHaveCount(0)
  // A screen that does not exist would have no fault.
  await expect(page.locator('.not-found')).toHaveCount(0)
}

/** What is wrong with the screens. Two pages share them out: while one loads, the other is read. */
async function wrongAt(page: Page, screens: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  const addresses: Array<[string, string]> = []
  for (const screen of screens) addresses.push([screen, await addressOf(page, screen)])
  const left = addresses.values()
  const walk = async (own: Page) => {
    for (const [screen, address] of left) {
      await open(own, address)
      const found = await problems(own)
      if (!(await hasNoSidewaysScroll(own))) found.push('scrolls sideways')
      wrong.push(...found.map((problem) => `${screen || 'dashboard'}: ${problem}`))
    }
  }
  await Promise.all([walk(page), walk(await page.context().newPage())])
  return wrong
}

for (const [kind, { who, screens }] of Object.entries(SCREENS)) {
  test(`the screens ${kind} are for everybody`, { tag: '@desktop' }, async ({ page }) => {
    await signedIn(page, who)
    expect(await wrongAt(page, screens)).toEqual([])
  })
}

const menu = (page: Page) => page.locator('aside.nav')
const beside = (page: Page) => page.locator('.template-default__wrap').boundingBox()
const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' })
const closer = (page: Page) => page.getByRole('button', { name: 'Fermer le menu' })
const entry = (page: Page) => menu(page).getByRole('link', { name: 'Actualités' })

test(
  'on a computer the menu stands beside the page, until a person closes it',
  { tag: '@desktop' },
  async ({ page }) => {
    await signedIn(page, 'editeur')
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/admin/collections/news')
      await expect(menu(page)).toBeInViewport({ ratio: 1 })
      expect((await beside(page))?.x).toBe((await menu(page).boundingBox())?.width)
      expect(await hasNoSidewaysScroll(page)).toBe(true)
    }
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().includes('/payload-preferences/') && answer.request().method() === 'POST',
    )
    await closer(page).click()
    await expect.poll(async () => (await beside(page))?.x).toBe(0)
    expect((await kept).ok()).toBe(true)
    await open(page, '/admin')
    await expect(opener(page)).toBeVisible()
    expect((await beside(page))?.x).toBe(0)
    await opener(page).click()
    await expect.poll(async () => (await beside(page))?.x).toBeGreaterThan(200)
  },
)

test(
  'the first HTML has the menu where it stays',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await signedIn(page, 'editeur')
    const asleep = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      viewport: { width: 1100, height: 800 },
    })
    const first = await asleep.newPage()
    await first.goto(new URL('/admin', page.url()).href)
    await page.setViewportSize({ width: 1100, height: 800 })
    await open(page, '/admin')
    expect(await menu(first).boundingBox()).toEqual(await menu(page).boundingBox())
    const heading = (of: Page) => of.getByRole('heading', { level: 1 }).boundingBox()
    expect(await heading(first)).toEqual(await heading(page))
    await asleep.close()
  },
)

test(
  'a menu that lies over the page closes with the width that it was opened at',
  { tag: '@desktop' },
  async ({ page }) => {
    await signedIn(page, 'editeur')
    await page.setViewportSize({ width: 800, height: 900 })
    await open(page, '/admin')
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1100, height: 900 })
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(menu(page)).toBeHidden()
    await opener(page).click()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
  },
)

test(
  'on a phone the menu takes the focus, Escape gives it back, and fingers find everything',
  { tag: '@phone' },
  async ({ page }) => {
    await signedIn(page, 'admin')
    await open(page, '/admin')
    await expect(menu(page)).toBeHidden()
    await opener(page).tap()
    await expect(menu(page).locator(':focus')).toBeVisible()
    await expect(closer(page)).toBeInViewport()
    expect(await problems(page)).toEqual([])
    const small = await page.locator('aside.nav :is(a, button), .nav-toggler').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44),
    )
    expect(small).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await entry(page).tap()
    await expect(page).toHaveURL(/collections\/news/)
    await expect(menu(page)).toBeHidden()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/admin$/)
    await expect(menu(page)).toBeHidden()
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/collections\/news/)
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)
