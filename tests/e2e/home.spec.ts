import { gzipSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, isRemembered, openAwake, problems } from './visitor'

const BRUZ = { latitude: 48.0243, longitude: -1.7479 }

const search = (page: Page) => page.getByRole('search', { name: 'Chercher un animal à adopter' })

const stayAt = async (page: Page, place: typeof BRUZ) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(place)
}

test(
  'three taps lead from the home page to a dog near home',
  { tag: '@phone' },
  async ({ page }) => {
    await stayAt(page, BRUZ)
    await page.goto('/')
    let taps = 0
    const tap = async (target: ReturnType<Page['locator']>) => {
      taps += 1
      await target.click()
    }
    await tap(search(page).getByRole('radio', { name: 'Chien', exact: true }))
    await tap(search(page).getByRole('button', { name: 'Autour de moi' }))
    await expect(page).toHaveURL(/\/animaux\?species=DOG&near=Bruz/)
    await tap(page.getByRole('main').getByRole('article').first().getByRole('link').first())
    await expect(page).toHaveURL(/\/animaux\/[0-9a-f-]{36}|\/animals\/[0-9a-f-]{36}/)
    await expect(page.getByRole('main')).toContainText('Chien')
    expect(taps).toBeLessThanOrEqual(3)
  },
)

test('the whole search fits the first screen', async ({ page }) => {
  await page.goto('/')
  await expect(search(page).getByRole('button', { name: 'Voir les animaux' })).toBeInViewport({
    ratio: 1,
  })
})

test(
  'a place that does not exist hides no button: one tap still searches',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await search(page).getByRole('combobox').fill('zzzzqq')
    await expect(page.getByText('Aucune proposition')).toBeVisible()
    await search(page).getByRole('button', { name: 'Voir les animaux' }).click()
    await expect(page).toHaveURL(/\/animaux\?near=zzzzqq/)
  },
)

test('the search speaks to the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await search(page).getByRole('radio', { name: 'Chien', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(search(page).getByRole('radio', { name: 'Chat', exact: true })).toBeChecked()
  await search(page).getByRole('combobox').focus()
  await page.keyboard.type('35170')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search(page).getByRole('combobox')).toHaveValue('Bruz (35)')
  await search(page).getByRole('button', { name: 'Voir les animaux' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/animaux\?species=CAT&near=Bruz/)
})

test('what was left empty is not asked', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await search(page).getByRole('radio', { name: 'Lapin', exact: true }).check()
  await search(page).getByRole('button', { name: 'Voir les animaux' }).click()
  await expect(page).toHaveURL(/\/animaux\?species=RABBIT$/)
})

test('a position that is refused leaves the field', { tag: '@phone' }, async ({ page }) => {
  await page.context().clearPermissions()
  await page.goto('/')
  await search(page).getByRole('button', { name: 'Autour de moi' }).click()
  await expect(search(page).getByRole('status').filter({ hasText: 'commune' })).toContainText(
    'Écrivez plutôt votre commune',
  )
  await expect(search(page).getByRole('combobox')).toBeEditable()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a plain form, and no button is dead', async ({ page }) => {
    await page.goto('/')
    await search(page).getByRole('radio', { name: 'Lapin', exact: true }).check()
    await search(page).getByLabel('Où').fill('35170')
    await expect(page.getByRole('button', { name: 'Autour de moi' })).toHaveCount(0)
    await search(page).getByRole('button', { name: 'Voir les animaux' }).click()
    await expect(page).toHaveURL(/\/animaux\?species=RABBIT&near=35170/)
  })
  test('the shelters nearby open the directory', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/#refuges')
    await page.getByLabel('Votre commune ou son code postal').fill('35170')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/\/refuges\?near=35170/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('shelters nearby are asked for, never before', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/near|communes|locate/.test(pathname)) asked.push(pathname)
  })
  await stayAt(page, BRUZ)
  await openAwake(page, '/')
  expect(asked).toEqual([])
  const section = page.getByRole('region', { name: 'Les refuges près de chez vous' })
  await section.getByRole('button', { name: 'Autour de moi' }).click()
  const shelters = section.getByRole('listitem')
  await expect(shelters.first()).toContainText('Refuge des Quatre Vents')
  await expect(shelters.first()).toContainText(/à\s[\d,]+\s(m|km)/)
  expect(await problems(page)).toEqual([])
  await section.getByLabel('Votre commune ou son code postal').fill('Annecy')
  await section.getByRole('option', { name: /^Annecy \(74\)/ }).click()
  await section.getByRole('button', { name: 'Chercher' }).click()
  await expect(section.getByText('Annecy (74)')).toBeVisible()
  await shelters.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/shelter\//)
})

test('figures are what the platform counts', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const figures = page.getByRole('region', { name: 'Patte Blanche en chiffres' })
  const response = await page.request.get('/api/animals?status=AT_SHELTER&limit=1')
  const { pagination } = (await response.json()) as { pagination: { total: number } }
  const digits = ((await figures.getByRole('listitem').first().textContent()) ?? '').replace(
    /\D/g,
    '',
  )
  expect(Number(digits)).toBe(pagination.total)
})

test('the page is light, still, and says what it is', async ({ page }) => {
  const heard = complaints(page)
  const response = await page.request.get('/')
  const html = await response.text()
  expect(gzipSync(html).length).toBeLessThan(40 * 1024)
  expect(html).toContain('"WebSite"')
  expect(html).toContain('"Organization"')
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/partage\.png"/)
  // What is read first is words: no picture takes the place of their styles and letters.
  expect(html).toMatch(/<img[^>]+especes\/chien\.webp[^>]+loading="lazy"/)
  expect(html).not.toMatch(/<link rel="preload" as="image"/)
  expect((await page.request.get('/partage.png')).status()).toBe(200)

  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
        shifts.total += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openAwake(page, '/')
  await page.mouse.wheel(0, 6000)
  // What was scrolled to has come before the shifts are counted.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => {
          const { top, bottom } = image.getBoundingClientRect()
          return image.complete || bottom < 0 || top > innerHeight
        }),
      ),
    )
    .toBe(true)
  const total = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  )
  expect(total).toBeLessThan(0.05)
  expect(heard).toEqual([])
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test('what was looked at is kept for this browser', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Vous les avez regardés' })).toHaveCount(0)
  const latest = page.getByRole('region', { name: 'Ils viennent d’arriver' })
  await latest.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/animaux\/|\/animals\//)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await isRemembered(page, name)
  await page.goto('/')
  const seen = page.getByRole('region', { name: 'Vous les avez regardés' })
  await expect(seen).toContainText(name)
})
