import { expect, test } from '../support/e2e'
import {
  animals,
  complaints,
  hasNoSidewaysScroll,
  HOME,
  openAwake,
  problems,
  routeTiles,
} from './visitor'

const PAGES = [
  '/',
  HOME,
  `${HOME}/adopter`,
  `${HOME}/avant-d-adopter`,
  `${HOME}/le-refuge`,
  `${HOME}/contact-et-acces`,
  `${HOME}/animals`,
  '/a-propos',
  '/guide/soins',
  '/developpeurs',
  '/shelter/les-amis-du-lac',
  '/shelter/la-maison-des-moustaches',
]

for (const path of PAGES) {
  test(`${path} is accessible, fits, and asks nothing of another host`, async ({ page }) => {
    const heard = complaints(page)
    await openAwake(page, path)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test(
  'the reference of the API is a list of subjects, each opened by whoever wants it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/developpeurs')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    expect(await height()).toBeLessThan(5000)
    const group = page.locator('main details').first()
    await group.locator('summary').click()
    await expect(group.getByRole('article').first()).toBeVisible()
    expect(await problems(page)).toEqual([])
    const last = page.locator('main details article').last()
    await page.goto(`/developpeurs#${await last.getAttribute('id')}`)
    await expect(last).toBeInViewport()
  },
)

for (const path of ['/nulle-part', `${HOME}/nulle-part`]) {
  test(
    `« Page 404 » at ${path} is accessible and leads onward`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(/^Page 404/)
      await expect(page.getByRole('heading', { level: 1, name: 'Page 404' })).toBeVisible()
      expect(await problems(page)).toEqual([])
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      const cards = page.getByRole('main').getByRole('listitem')
      await expect(cards).toHaveCount(3)
      for (const link of await cards.getByRole('link').all()) {
        const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url())
        if (pathname !== path) {
          const response = await page.request.get(pathname)
          expect(response.status()).toBe(200)
          if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`)
        } else {
          // A place on this very page.
          await expect(page.locator(hash)).toBeVisible()
        }
      }
    },
  )
}

test('a shelter’s own « Page 404 » keeps its menu', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${HOME}/nulle-part`)
  await expect(page.getByRole('banner')).toContainText('Refuge des Quatre Vents')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('Mentions légales')
  await expect(foot).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('main').getByRole('link', { name: 'Les animaux à adopter' }).click()
  await expect(page).toHaveURL(`${HOME}/animals`)
})

test('the keyboard goes straight to the content', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(HOME)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('above the fold: the name, the hours, how many to meet', async ({ page }) => {
  // A Wednesday, in the afternoon, in Rennes.
  await page.clock.setFixedTime(new Date('2026-11-18T14:30:00Z'))
  await page.goto(HOME)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const open = page.getByRole('main').getByText('Ouvert maintenant, jusqu’à 18 h').first()
  await expect(open).toBeInViewport()
  const meet = page.getByRole('link', { name: /^Rencontrer nos \d+ animaux$/ })
  await expect(meet).toBeInViewport()
  const { length } = await animals(page.request, 'status=AT_SHELTER&limit=100')
  await expect(meet).toHaveText(`Rencontrer nos ${length} animaux`)
})

test(
  'a kept page still tells the time of day and the ages',
  { tag: '@desktop' },
  async ({ page }) => {
    // A Monday twenty years from now.
    await page.clock.setFixedTime(new Date('2046-11-19T10:00:00Z'))
    await page.goto(HOME)
    await expect(
      page.getByRole('main').getByText('Fermé, ouvre mercredi à 14 h').first(),
    ).toBeVisible()
    // Another story may have shown an animal of unknown age meanwhile.
    const aged = page.getByRole('article').filter({ hasText: /[2-4]\d ans/ })
    await expect(aged.first()).toBeVisible()
  },
)

test('the map is another host’s: it waits for a click', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  await routeTiles(page)
  await openAwake(page, `${HOME}/contact-et-acces`)
  expect(heard).toEqual([])
  await page.getByRole('button', { name: 'Afficher la carte' }).click()
  const map = page.getByRole('region', { name: /^Carte/ })
  await expect(map).toBeFocused()
  await expect(map.locator('img[src*="PLANIGNV2"]').first()).toBeVisible()
  expect(new Set(heard)).toEqual(new Set(['asked data.geopf.fr']))
  const route = page.getByRole('link', { name: /^Itinéraire/ }).first()
  await expect(route).toHaveAttribute('target', '_blank')
})
