import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, HOME, openAwake, problems } from './visitor'

const isPhone = (name: string) => name === 'phone'

const cards = (page: Page) => page.locator('#animaux article')
const count = (page: Page) => page.locator('#animaux-nombre')
const words = (total: number) => (total > 1 ? `${total} animaux` : `${total} animal`)

/** Names of the animals that the program lists for a query of the catalogue, and their number. */
async function listed(request: APIRequestContext, query: string) {
  const response = await request.get(`/api/animals?status=AT_SHELTER&sortBy=relevance&${query}`)
  const { animals, pagination } = (await response.json()) as {
    animals: Array<{ name: string }>
    pagination: { total: number }
  }
  return { names: animals.map(({ name }) => name), total: pagination.total }
}

/** Chooses a filter the way this screen does: beside the list, or in the sheet. */
async function choose(page: Page, phone: boolean, pick: (form: Page) => Promise<unknown>) {
  if (!phone) return void (await pick(page))
  await page.getByRole('button', { name: /^Filtrer/ }).click()
  await pick(page)
  await page.getByRole('dialog').getByRole('button', { name: /^Voir/ }).click()
}

test('the first twelve come from the server', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  const { names, total } = await listed(page.request, 'limit=12')
  await page.goto('/animaux')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animaux à adopter')
  await expect(count(page)).toHaveText(words(total))
  await expect(cards(page).getByRole('link')).toHaveText(names)
  await expect(cards(page).first()).toContainText(/\(\d[\dAB]\d?\)/)
  // Beside the list the filters say that they are open as soon as the script runs.
  const panel = page.locator('details', {
    has: page.locator('form[aria-label="Filtrer les animaux"]'),
  })
  if (await panel.isVisible()) await expect(panel).toHaveAttribute('open', '')
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )
  expect(shift).toBeLessThan(0.05)
  expect(heard).toEqual([])
})

test('a filter acts, shows as a chip, and Back undoes it', async ({ page }, { project }) => {
  const phone = isPhone(project.name)
  const all = await listed(page.request, 'limit=1')
  const dogs = await listed(page.request, 'species=DOG&limit=12')
  const females = await listed(page.request, 'species=DOG&sex=FEMALE&limit=12')
  await page.goto('/animaux')
  const first = await cards(page).getByRole('link').allTextContents()
  await choose(page, phone, (form) => form.getByRole('radio', { name: 'Chiens' }).check())
  await expect(page).toHaveURL(/\/animaux\?species=DOG$/)
  await expect(count(page)).toHaveText(words(dogs.total))
  await expect(cards(page).getByRole('link')).toHaveText(dogs.names)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chiens à adopter')
  await choose(page, phone, (form) => form.getByRole('radio', { name: 'Femelle' }).check())
  await expect(count(page)).toHaveText(words(females.total))
  const chips = page.getByRole('list', { name: 'Filtres choisis' })
  await expect(chips.getByRole('link')).toHaveText(['Chien', 'Femelle', 'Tout effacer'])

  await page.goBack()
  await expect(count(page)).toHaveText(words(dogs.total))
  await expect(cards(page).getByRole('link')).toHaveText(dogs.names)
  await page.goBack()
  await expect(count(page)).toHaveText(words(all.total))
  await expect(cards(page).getByRole('link')).toHaveText(first)
  await page.goForward()
  await expect(cards(page).getByRole('link')).toHaveText(dogs.names)
  await page.goForward()
  await expect(count(page)).toHaveText(words(females.total))
  await chips.getByRole('link', { name: 'Retirer « Chien »' }).click()
  await expect(page).toHaveURL(/\/animaux\?sex=FEMALE$/)
  await chips.getByRole('link', { name: 'Tout effacer' }).click()
  await expect(count(page)).toHaveText(words(all.total))
  await expect(count(page)).toBeFocused()
})

test('the filters are a sheet whose button counts', { tag: '@phone' }, async ({ page }) => {
  const cats = await listed(page.request, 'species=CAT&limit=1')
  const young = await listed(page.request, 'species=CAT&ageBand=JUNIOR&limit=1')
  await page.goto('/animaux?species=CAT')
  const open = page.getByRole('button', { name: 'Filtrer (1)' })
  const place = await open.boundingBox()
  expect(place?.y).toBeGreaterThan(700)
  expect(place?.height).toBeGreaterThanOrEqual(44)
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Filtrer les animaux' })
  await expect(sheet.getByRole('button', { name: `Voir ${words(cats.total)}` })).toBeVisible()
  await sheet.getByRole('radio', { name: 'Moins d’un an' }).check()
  await expect(sheet.getByRole('button', { name: `Voir ${words(young.total)}` })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  // Nothing changed behind.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(/\/animaux\?species=CAT$/)
})

test('near a commune: proposals, the nearest first', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/animaux')
  await page.getByRole('combobox', { name: 'Près de' }).fill('renn')
  await page.getByRole('option', { name: /^Rennes \(35\)/ }).click()
  await expect(page).toHaveURL(/near=Rennes/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('autour de Rennes (35)')
  await page.getByLabel('Dans un rayon de').selectOption('200')
  await expect(page).toHaveURL(/radiusKm=200/)
  await page.getByLabel('Trier par').selectOption('distance')
  await expect(page).toHaveURL(/sortBy=distance/)
  await expect(cards(page).first()).toContainText(/à\s[\d,]+\skm/)
  // Those too that stood on the page before the place was known.
  await expect(cards(page).filter({ hasNotText: /à\s[\d,]+\skm/ })).toHaveCount(0)
})

test('a commune that nobody knows is said', async ({ page }, { project }) => {
  await page.goto('/animaux?near=Zzyzx&species=DOG')
  await expect(page.getByText(/«\sZzyzx\s»\s: voici toute la France/)).toBeInViewport()
  await page.getByRole('link', { name: 'Chercher un autre lieu' }).click()
  const field = page.getByRole('combobox', { name: 'Près de' })
  await expect(field).toHaveValue('Zzyzx')
  if (!isPhone(project.name)) await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Nous ne connaissons pas la commune « Zzyzx »').last()).toBeVisible()
  expect(await problems(page)).toEqual([])
})

test('« Voir la suite » goes on, Back comes back to it', { tag: '@phone' }, async ({ page }) => {
  const { total } = await listed(page.request, 'limit=1')
  const second = await listed(page.request, 'limit=12&page=2')
  await page.goto('/animaux')
  const entries = await page.evaluate(() => history.length)
  const more = page.getByRole('link', { name: /^Voir la suite/ })
  await expect(more).toHaveText(`Voir la suite (encore ${words(total - 12)})`)
  await more.click()
  await expect(page).toHaveURL(/\/animaux\?page=2$/)
  await expect(cards(page)).toHaveCount(24)
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
  await expect(cards(page).nth(12).getByRole('link')).toHaveText(second.names[0] ?? '')
  await expect(more).toHaveText(`Voir la suite (encore ${words(total - 24)})`)
  expect(await page.evaluate(() => history.length)).toBe(entries)

  const scrolled = await page.evaluate(() => Math.round(window.scrollY))
  expect(scrolled).toBeGreaterThan(500)
  const isBack = () => page.evaluate((y) => Math.abs(window.scrollY - y) < 40, scrolled)
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(isBack).toBe(true)
  await cards(page).nth(12).getByRole('link').click()
  await expect(page).toHaveURL(/\/animaux\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(isBack).toBe(true)
})

test('by keys alone: a filter, a chip, a way of looking', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/animaux')
  await page.getByRole('radio', { name: 'Toutes' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/species=DOG/)
  await expect(page.getByRole('radio', { name: 'Chiens' })).toBeFocused()
  await page.getByText('S’entend avec', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Les chats').selectOption('YES')
  await expect(page).toHaveURL(/goodWithCats=YES/)
  await expect(page.getByText(/non testés? avec les chats masqués?\./)).toBeVisible()
  await page.getByRole('link', { name: 'Retirer « Chien »' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/animaux\?goodWithCats=YES$/)
  await page.getByRole('link', { name: 'Liste', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=list/)
  await expect(cards(page).first()).toHaveAttribute('data-design', 'list')
})

test('nobody matches: which filter to relax', { tag: '@desktop' }, async ({ page }) => {
  const dogs = await listed(page.request, 'species=DOG&limit=1')
  await page.goto('/animaux?species=DOG&search=zzzzzzzzzz')
  await expect(page.getByText('Aucun animal ne correspond à vos critères.')).toBeVisible()
  const way = page.getByRole('link', { name: `Voir ${words(dogs.total)} sans « zzzzzzzzzz »` })
  await way.click()
  await expect(count(page)).toHaveText(words(dogs.total))
  await page.goto('/animaux?species=DOG&search=zzzzzzzzzz&department=988')
  await expect(page.getByRole('link', { name: /avec seulement «\sChien\s»$/ })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test('no network: it is said, and tried again', { tag: '@desktop' }, async ({ page, context }) => {
  await openAwake(page, '/animaux')
  await context.setOffline(true)
  await page.getByLabel('Trier par').selectOption('waiting')
  await expect(page.getByRole('alert').filter({ hasText: 'n’ont pas pu être' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/sortBy=waiting$/)
})

test('search engines are told which lists are one', { tag: '@desktop' }, async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  const robots = (text: string) => /<meta name="robots" content="([^"]*)"/.exec(text)?.[1]
  const canonical = (text: string) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]
  const dogs = await html('/animaux?sortBy=createdAt&species=DOG&page=2&view=list')
  expect(dogs).toContain('<title>Chiens à adopter · Patte Blanche</title>')
  expect(canonical(dogs)).toMatch(/\/animaux\?species=DOG$/)
  expect(robots(dogs)).toBeUndefined()
  expect(dogs).toContain('"@type":"BreadcrumbList"')
  expect(await html('/animaux?species=DOG')).toContain('"@type":"ItemList"')
  for (const query of [
    'search=nala',
    'breed=labrador',
    'species=DOG&sex=MALE&size=SMALL&isSos=1',
  ]) {
    expect(robots(await html(`/animaux?${query}`))).toBe('noindex, follow')
  }
  expect((await request.get('/animaux?page=9999')).status()).toBe(404)
})

test('the list of a shelter has the same filters, without other places', async ({ page }, {
  project,
}) => {
  const phone = isPhone(project.name)
  await page.goto(`${HOME}/animals`)
  await choose(page, phone, (form) => form.getByRole('radio', { name: 'Chats' }).check())
  await expect(page).toHaveURL(/\/animals\?species=CAT$/)
  await expect(cards(page).filter({ hasText: 'Chat ·' })).toHaveCount(await cards(page).count())
  await expect(page.getByRole('combobox', { name: 'Près de' })).toHaveCount(0)
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'filters are a form, chips are links, pages are pages',
    { tag: '@phone' },
    async ({ page }, { project }) => {
      const dogs = await listed(page.request, 'species=DOG&limit=12')
      const first = await listed(page.request, 'limit=12')
      const second = await listed(page.request, 'limit=12&page=2')
      await page.goto('/animaux')
      if (isPhone(project.name)) await page.locator('summary', { hasText: 'Filtrer' }).click()
      await page.getByRole('radio', { name: 'Chiens' }).check()
      await page.getByRole('button', { name: 'Voir les animaux' }).click()
      await expect(page).toHaveURL(/species=DOG/)
      await expect(count(page)).toHaveText(words(dogs.total))
      const names = cards(page).getByRole('link').filter({ visible: true })
      await expect(names).toHaveText(dogs.names)
      await page.getByRole('link', { name: 'Retirer « Chien »' }).click()
      await expect(page).toHaveURL(/\/animaux$/)
      await page.getByRole('link', { name: /^Voir la suite/ }).click()
      await expect(names).toHaveText(second.names)
      await page.getByRole('link', { name: 'Page précédente' }).first().click()
      await expect(names).toHaveText(first.names)
    },
  )
})

test('a word with a typo is read as the nearest one', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/animaux?search=europeeen')
  await expect(page.getByText('Rien pour «\u00a0europeeen\u00a0»\u00a0: voici «')).toBeVisible()
  await expect(page.locator('article[data-design]').first()).toBeVisible()
})

test('a commune among the words leads around it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/animaux?search=Rennes')
  await page.getByRole('link', { name: /autour de Rennes \(35\)$/ }).click()
  await expect(page).toHaveURL(/near=Rennes/)
  await expect(page.locator('article[data-design]').first()).toBeVisible()
})
