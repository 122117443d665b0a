import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'

const HOME = '/shelter/refuge-des-quatre-vents'

/** Serious and critical problems; none is allowed on any page. */
async function problems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test.describe('every page', () => {
  const pages = [
    '/',
    HOME,
    `${HOME}/adopter`,
    `${HOME}/avant-d-adopter`,
    `${HOME}/le-refuge`,
    `${HOME}/contact-et-acces`,
    `${HOME}/animals`,
    '/shelter/les-amis-du-lac',
    '/shelter/la-maison-des-moustaches',
    '/nulle-part',
  ]
  for (const path of pages) {
    test(`${path} is accessible and fits`, async ({ page }) => {
      await page.goto(path)
      expect(await problems(page)).toEqual([])
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }

  test('an animal’s page is accessible and fits', async ({ page }) => {
    await page.goto(`${HOME}/animals`)
    await page.locator('article a').first().click()
    await expect(page).toHaveURL(/\/animals\/[0-9a-f-]{36}$/)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await expect(page.getByRole('heading', { name: 'Informations légales' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contacter le refuge' })).toBeInViewport()
  })
})

test('the first HTML carries the colours of the shelter', async ({ request }) => {
  const html = await (await request.get(HOME)).text()
  expect(html).toContain('--theme-primary:#1E6B57')
  const other = await (await request.get('/shelter/les-amis-du-lac')).text()
  expect(other).toContain('--theme-primary:#2B5F8A')
})

test('addresses that do not exist answer 404, others redirect to the canonical one', async ({
  request,
}) => {
  for (const path of [
    '/nulle-part',
    '/shelter/nulle-part',
    `${HOME}/nulle-part`,
    `${HOME}/marche-de-noel`,
    `${HOME}/animals/pas-un-identifiant`,
    `${HOME}/animals/01a1fd11-c0e6-75ad-a258-fe0477006e06`,
    `${HOME}/animals?page=999`,
    `${HOME}/animals?page=-1`,
    '/shelter/..%2F..%2Fetc',
    `/shelter/${'a'.repeat(300)}`,
  ]) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect(await response.text()).toContain('Page 404')
  }
})

test('the menu opens one group at a time and closes', async ({ page }, info) => {
  await page.goto(HOME)
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click()
    const panel = page.getByRole('dialog', { name: 'Menu du refuge' })
    await expect(panel.getByRole('link', { name: 'Avant d’adopter' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    return
  }
  const group = page.getByRole('button', { name: 'Adopter' })
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Famille d’accueil' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(group).toBeFocused()
  await group.click()
  await page.mouse.click(5, 500)
  await expect(group).toHaveAttribute('aria-expanded', 'false')
})

test('« Voir la suite » shows the next batch and moves to its first card', async ({ page }) => {
  await page.goto(HOME)
  const more = page.getByRole('link', { name: /^Voir la suite/ })
  const cards = page.locator('article')
  const before = await cards.count()
  expect(before).toBe(8)
  await more.click()
  await expect(cards).not.toHaveCount(before)
  await expect(cards.nth(before).getByRole('link')).toBeFocused()
})

test('filters keep what matches, and say when nothing does', async ({ page }) => {
  await page.goto(HOME)
  await page.getByLabel('Espèce').selectOption('CAT')
  await expect(page.getByText('Chargement…')).toBeHidden()
  for (const card of await page.locator('article').all()) await expect(card).toContainText('Chat')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the site is read, browsed and paged', async ({ page }) => {
    await page.goto(HOME)
    await expect(page.locator('article').first()).toBeVisible()
    await page.getByRole('link', { name: /^Voir la suite/ }).click()
    await expect(page).toHaveURL(/\/animals\?page=2$/)
    await expect(page.locator('article').first()).toBeVisible()
    await page.locator('article a').first().click()
    await expect(page.getByRole('heading', { name: 'Avec qui, et comment' })).toBeVisible()
  })
})
