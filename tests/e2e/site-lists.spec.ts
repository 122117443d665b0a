import { expect, test } from '../support/e2e'
import { animals, HOME, openAwake } from './visitor'

/** The card of an animal; news are articles too. */
const CARD = 'article[data-design]'
/** Cards of one batch in the list of the shelter's home page. */
const BATCH = 4

test.describe('a list on a page', () => {
  test(
    '« Voir la suite » shows the next batch, says what remains, and goes on from there',
    { tag: '@phone' },
    async ({ page }) => {
      const all = await animals(page.request, 'status=AT_SHELTER&limit=100')
      // Before it is alive the link leads to a page of its own.
      await openAwake(page, HOME)
      const cards = page.locator(CARD)
      const more = page.getByRole('link', { name: /^Voir la suite/ })
      await expect(cards).toHaveCount(BATCH)
      await expect(more).toHaveText(`Voir la suite (encore ${all.length - BATCH} animaux)`)
      await more.click()
      await expect(cards).toHaveCount(2 * BATCH)
      await expect(cards.nth(BATCH).getByRole('link')).toBeFocused()
      await expect(more).toHaveText(`Voir la suite (encore ${all.length - 2 * BATCH} animaux)`)
      for (let shown = 3 * BATCH; shown < all.length + BATCH; shown += BATCH) {
        await more.click()
        await expect(cards).toHaveCount(Math.min(shown, all.length))
      }
      await expect(more).toHaveCount(0)
      // Each of them once, in the order of the API, adopted ones left out.
      expect(await cards.getByRole('link').allTextContents()).toEqual(all.map(({ name }) => name))
    },
  )

  test('filters keep what matches', { tag: '@desktop' }, async ({ page }) => {
    const cats = await animals(page.request, 'status=AT_SHELTER&species=CAT&sex=FEMALE&limit=100')
    await page.goto(HOME)
    await page.getByLabel('Espèce').selectOption('CAT')
    await page.getByLabel('Sexe').selectOption('FEMALE')
    await expect(page.getByRole('status').filter({ hasText: /animaux?$/ })).toHaveText(
      cats.length > 1 ? `${cats.length} animaux` : `${cats.length} animal`,
    )
    const facts = page.locator(CARD).filter({ hasText: 'Chat · Femelle' })
    await expect(facts).toHaveCount(Math.min(BATCH, cats.length))
    await expect(page.locator(CARD)).toHaveCount(Math.min(BATCH, cats.length))
  })

  test(
    'filters live in the address: a reload and Back keep them, and the link knows them',
    { tag: '@desktop' },
    async ({ page }) => {
      const cats = await animals(page.request, 'status=AT_SHELTER&species=CAT&limit=100')
      const counted = (count: number) => page.getByText(`${count} animaux`, { exact: true })
      const more = page.getByRole('link', { name: /^Voir la suite/ })
      await page.goto(HOME)
      await page.getByLabel('Espèce').selectOption('CAT')
      await expect(page).toHaveURL(`${HOME}?species=CAT`)
      await page.reload()
      await expect(page.getByLabel('Espèce')).toHaveValue('CAT')
      await expect(counted(cats.length)).toBeVisible()
      await expect(more).toHaveAttribute('href', /\/animals\?species=CAT&page=2&limit=4$/)
      await page.getByLabel('SOS seulement').press('Space')
      await expect(page).toHaveURL(`${HOME}?species=CAT&isSos=true`)
      await page.goBack()
      await expect(page.getByLabel('SOS seulement')).not.toBeChecked()
      await expect(page.getByLabel('Espèce')).toHaveValue('CAT')
      await expect(counted(cats.length)).toBeVisible()
    },
  )

  test(
    'they say when nothing matches, and offer to clear',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.route('/api/animals?*isSos=true*', async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { pagination: object }
        await route.fulfill({
          json: {
            ...answer,
            animals: [],
            data: [],
            pagination: { ...answer.pagination, total: 0 },
          },
        })
      })
      await page.goto(HOME)
      await page.getByLabel('SOS seulement').press('Space')
      await expect(page.getByText('Aucun animal ne correspond à vos critères.')).toBeVisible()
      await page.getByRole('button', { name: 'Tout effacer' }).click()
      await expect(page.locator(CARD)).toHaveCount(BATCH)
      await expect(page.getByLabel('SOS seulement')).not.toBeChecked()
    },
  )

  test(
    'a failure keeps what was shown and can be tried again',
    { tag: '@desktop' },
    async ({ page }) => {
      let isDown = true
      await page.route('/api/animals?*', (route) =>
        isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      )
      await openAwake(page, HOME)
      await page.getByRole('link', { name: /^Voir la suite/ }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'n’ont pas pu' })).toBeVisible()
      await expect(page.locator(CARD)).toHaveCount(BATCH)
      isDown = false
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.locator(CARD)).toHaveCount(2 * BATCH)
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the next batch is a page of its own, and no animal is skipped',
    { tag: '@desktop' },
    async ({ page }) => {
      const all = await animals(page.request, 'status=AT_SHELTER&limit=100')
      await page.goto(HOME)
      const names = page.locator(CARD).getByRole('link')
      await expect(names).toHaveText(all.slice(0, BATCH).map(({ name }) => name))
      await page.getByRole('link', { name: /^Voir la suite/ }).click()
      await expect(page).toHaveURL(/\/animals\?page=2/)
      await expect(names).toHaveText(all.slice(BATCH, 2 * BATCH).map(({ name }) => name))
      await page.getByRole('link', { name: 'Page précédente' }).click()
      await expect(names).toHaveText(all.slice(0, BATCH).map(({ name }) => name))
    },
  )

  test(
    'filters are a form, the menu is open, an animal is read',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(HOME)
      await expect(page.getByRole('link', { name: 'Avant d’adopter' })).toBeVisible()
      await page.getByLabel('Espèce').selectOption('DOG')
      await page.getByRole('button', { name: 'Filtrer' }).click()
      await expect(page).toHaveURL(/\/animals\?species=DOG/)
      const dogs = await animals(page.request, 'status=AT_SHELTER&species=DOG&limit=100')
      await expect(page.getByText(`${dogs.length} animaux`, { exact: true })).toBeVisible()
      await expect(page.locator('input[name="species"][value="DOG"]')).toBeChecked()
      await page.locator(CARD).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dogs[0]?.name ?? '')
      await expect(page.getByRole('heading', { name: /^Avec qui peut vivre/ })).toBeVisible()
    },
  )
})
