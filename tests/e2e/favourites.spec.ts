import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { animals, hasNoSidewaysScroll, isRemembered, problems } from './visitor'

const KEY = 'patte-blanche.favourites.v1'

const isPhone = (project: string): boolean => project === 'phone'

/** The heart beside the name: cards further down have theirs. */
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Ajouter|Retirer) ${name} `) }).first()

async function two(page: Page) {
  const list = await animals(page.request, 'status=AT_SHELTER&limit=100')
  const [one] = list
  const other = list.find(({ name }) => name !== one?.name)
  if (!one || !other) throw new Error('two animals are needed')
  return [one, other] as const
}

test(
  'hearts stay after a reload, in the other tabs, and on the page of favourites',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const [one, other] = await two(page)
    await page.goto(`/animaux/${one.id}`)
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'false')
    const size = await heart(page, one.name).boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(44)
    await heart(page, one.name).click()
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(
      page.getByRole('button', { name: `Retirer ${one.name} des favoris` }),
    ).toBeVisible()
    expect(await heart(page, one.name).boundingBox()).toEqual(size)
    await page.reload()
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true')

    const tab = await context.newPage()
    await tab.goto(`/animaux/${other.id}`)
    await heart(tab, other.name).click()
    await page.goto('/favoris')
    const names = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect(names).toHaveText([other.name, one.name])
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    // Given back in the other tab, it leaves this one at once.
    await heart(tab, other.name).click()
    await expect(names).toHaveText([one.name])
    // The bar of a phone has no room for it: it is in the menu there.
    const inBar = page.getByRole('banner').getByRole('link', { name: /^Mes favoris/ })
    if (isPhone(project.name)) await expect(inBar).toBeHidden()
    else await expect(inBar).toContainText('1')

    await heart(page, one.name).click()
    await expect(page.getByText(`${one.name} ne fait plus partie de vos favoris.`)).toBeVisible()
    await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(names).toHaveText([one.name])
  },
)

test(
  'the adopted stay with their badge; the gone are named and can be removed',
  { tag: '@desktop' },
  async ({ page }) => {
    const [adopted] = await animals(page.request, 'status=ADOPTED&limit=1')
    const gone = { id: '01990000-0000-7000-8000-00000000dead', name: 'Fantôme' }
    await page.goto('/favoris')
    const kept = [gone, { id: adopted?.id, name: adopted?.name }]
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      JSON.stringify(kept),
    ] as const)
    await page.reload()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(1)
    await expect(cards.first().getByText(/^Adoptée?$/)).toBeVisible()
    const left = page.getByRole('region', { name: 'Ils ne sont plus en ligne' })
    await expect(left).toContainText('Fantôme n’est plus présenté par son refuge.')
    expect(await problems(page)).toEqual([])
    await left.getByRole('button', { name: 'Retirer Fantôme' }).click()
    await expect(left).toHaveCount(0)
    await expect(cards).toHaveCount(1)
  },
)

test(
  'a failure can be tried again, and nothing kept is lost',
  { tag: '@desktop' },
  async ({ page }) => {
    const [one] = await two(page)
    let isDown = true
    await page.route('/api/animals?*', (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await page.goto('/favoris')
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      JSON.stringify([{ id: one.id, name: one.name }]),
    ] as const)
    await page.reload()
    await expect(page.getByText('Vos favoris n’ont pas pu être chargés.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  },
)

test(
  'a storage that is broken or blocked breaks nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    const [one] = await two(page)
    await page.goto('/favoris')
    await page.evaluate((key) => localStorage.setItem(key, '{"broken'), KEY)
    await page.reload()
    await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await page.goto(`/animaux/${one.id}`)
    await heart(page, one.name).click()
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Votre navigateur ne garde rien').first()).toBeVisible()
  },
)

test(
  'animals that were looked at come back in a strip, until it is emptied',
  { tag: '@phone' },
  async ({ page }) => {
    const [one, other] = await two(page)
    const strip = page.getByRole('region', { name: 'Vous les avez regardés' })
    await page.goto(`/animaux/${one.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name)
    await expect(strip).toHaveCount(0)
    await isRemembered(page, one.name)
    await page.goto(`/animaux/${other.id}`)
    // The one on show is not among them.
    await expect(strip.getByRole('link')).toHaveText([one.name])
    expect(await problems(page)).toEqual([])
    await strip.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.name)
    await expect(strip.getByRole('link')).toHaveText([other.name])
    await strip.getByRole('button', { name: 'Effacer' }).click()
    await expect(strip).toHaveCount(0)
    await page.reload()
    await expect(strip).toHaveCount(0)
  },
)

test('the HTML is the same for everybody', { tag: '@desktop' }, async ({ page, request }) => {
  const [one] = await two(page)
  await page.goto(`/animaux/${one.id}`)
  await heart(page, one.name).click()
  const mine = await (await page.request.get(`/animaux/${one.id}`)).text()
  const theirs = await (await request.get(`/animaux/${one.id}`)).text()
  expect(mine).toBe(theirs)
  expect(mine).toContain('aria-pressed="false"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page of favourites says why it is empty, and leads on',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/favoris')
      // Playwright finds no text inside of <noscript>, though it is on the screen.
      const notice = page.locator('noscript p')
      await expect(notice).toBeVisible()
      await expect(notice).toContainText('Vos favoris sont lus par JavaScript')
      await expect(notice.getByRole('link')).toHaveAttribute('href', '/animaux')
      await expect(page.getByText('Chargement…')).toBeHidden()
    },
  )
})

test(
  'a sentence whose code did not come at first is shown with the next',
  { tag: '@phone' },
  async ({ page }) => {
    let isAway = true
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const answer = await route.fetch()
      const code = await answer.text()
      // What shows a toast is small, and comes by itself.
      const isOfToasts = code.includes('"aria-label":"Fermer"') && code.length < 6000
      return isOfToasts && isAway ? route.abort() : route.fulfill({ response: answer })
    })
    const full = Array.from({ length: 100 }, (_, at) => ({
      id: `0193b0a0-0000-7000-8000-${String(at).padStart(12, '0')}`,
      name: `Animal ${at}`,
    }))
    await page.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [KEY, JSON.stringify(full)],
    )
    await page.goto('/animaux')
    await page.waitForLoadState('networkidle')
    const heart = page.getByRole('button', { name: /^Ajouter .* aux favoris$/ })
    await heart.first().click()
    // It is read aloud all the same.
    await expect(page.locator('[aria-live="polite"]', { hasText: '100 favoris' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Fermer' })).toHaveCount(0)
    isAway = false
    await heart.nth(1).click()
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeVisible()
  },
)
