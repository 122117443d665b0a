import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, openAwake, problems, routeTiles } from './visitor'

const PATH = '/refuges'

/** Two in the same town, one at the other end of the country. */
const NEIGHBOURS = [
  { name: 'Refuge des Quatre Vents', lat: 48.0245, lng: -1.7461, detail: '36 animaux' },
  { name: 'Les Chats de Bruz', lat: 48.03, lng: -1.73, detail: '4 animaux' },
  { name: 'Refuge d’Annecy', lat: 45.9, lng: 6.12, detail: '12 animaux' },
].map((place, index) => ({
  ...place,
  id: String(index),
  href: '/shelter/refuge-des-quatre-vents',
}))

for (const path of [PATH, `${PATH}?near=Bruz&radiusKm=100`, `${PATH}?species=FISH&department=35`]) {
  test(`${path} is accessible, fits, and asks nothing of another host`, async ({ page }) => {
    const heard = complaints(page)
    await openAwake(page, path)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test(
  'a card says who, where, how many wait and whether it is open, and leads there',
  { tag: '@phone' },
  async ({ page }) => {
    // A Wednesday, in the afternoon.
    await page.clock.setFixedTime(new Date('2026-11-18T14:30:00Z'))
    await page.goto(PATH)
    const card = page.getByRole('article').filter({ hasText: 'Refuge des Quatre Vents' })
    await expect(card).toContainText('Association')
    await expect(card).toContainText('Bruz (35)')
    await expect(card).toContainText('Ouvert maintenant, jusqu’à 18 h')
    const answer = await page.request.get(
      '/api/animals?shelterId=refuge-des-quatre-vents&status=AT_SHELTER&limit=1',
    )
    const { pagination } = (await answer.json()) as { pagination: { total: number } }
    await expect(card).toContainText(`${pagination.total} animaux à adopter`)
    await card.getByRole('link').click()
    await expect(page).toHaveURL('/shelter/refuge-des-quatre-vents')
  },
)

test(
  'filters are in the address; a chip takes one away; Back brings it again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(PATH)
    const count = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const all = await count.innerText()
    await page.getByText('Plus de critères et tri').click()
    await page.getByLabel('Nom du refuge').fill('QUATRE vents')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(`${PATH}?search=QUATRE+vents`)
    await expect(count).toHaveText('1 refuge ou association')
    await page.getByLabel('Type de structure').selectOption({ label: 'Association' })
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(`${PATH}?search=QUATRE+vents&type=ASSOCIATION`)
    const chips = page.getByRole('list', { name: 'Filtres actifs' })
    await expect(chips.getByRole('link')).toHaveCount(3)
    await chips.getByRole('link', { name: /vents/ }).click()
    await expect(page).toHaveURL(`${PATH}?type=ASSOCIATION`)
    await page.goBack()
    await expect(page.getByLabel('Nom du refuge')).toHaveValue('QUATRE vents')
    await chips.getByRole('link', { name: 'Tout effacer' }).click()
    await expect(count).toHaveText(all)
  },
)

test(
  'near a commune: proposed while one writes, the nearest first, with distances',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(PATH)
    const field = page.getByRole('combobox', { name: 'Ville ou code postal' })
    await field.fill('bruz')
    await expect(page.getByRole('option', { name: /^Bruz/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByLabel('Distance').selectOption('200')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/near=Bruz/)
    await expect(page.getByRole('article').first()).toContainText('Refuge des Quatre Vents')
    await expect(page.getByRole('article').first()).toContainText(/à\s[\d,]+\sk?m/)
  },
)

test('a place that nobody knows is said at the field', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${PATH}?near=Nullepart`)
  const field = page.getByRole('combobox', { name: 'Ville ou code postal' })
  await expect(field).toHaveAccessibleDescription(/Nous ne connaissons pas/)
  await expect(field).toHaveValue('Nullepart')
  expect(await problems(page)).toEqual([])
})

test(
  'nothing found: which filter to take away, and what that gives',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${PATH}?search=quatre+vents&department=74`)
    await expect(page.getByText('Aucun refuge ne correspond à vos critères.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Sans «\sHaute-Savoie \(74\)\s»\s: 1 refuge ou association$/ })
      .click()
    await expect(page).toHaveURL(`${PATH}?search=quatre+vents`)
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test.describe('the map', () => {
  test('waits for a click, and stands beside the list', async ({ page }, { project }) => {
    const heard = complaints(page)
    await routeTiles(page)
    await openAwake(page, PATH)
    expect(heard).toEqual([])
    await page.getByRole('button', { name: 'Afficher la carte' }).focus()
    await page.keyboard.press('Enter')
    const map = page.getByRole('region', { name: 'Carte des refuges de la liste' })
    await expect(map).toBeFocused()
    await expect(map.locator('img[src*="PLANIGNV2"]').first()).toBeVisible()
    expect(new Set(heard)).toEqual(new Set(['asked data.geopf.fr']))
    await expect(map.getByText('IGN-F/Géoportail')).toBeVisible()
    expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(400)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const card = await page.getByRole('article').first().boundingBox()
    const place = await map.boundingBox()
    if (project.name === 'desktop') {
      expect(place?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0))
    }
  })

  test(
    'a number comes apart into its places, and a place leads to its page',
    { tag: '@desktop' },
    async ({ page }) => {
      await routeTiles(page)
      // Other tests open shelters next door: what is on this map is told here.
      await page.route('**/api/shelters/map*', (route) =>
        route.fulfill({ json: { data: NEIGHBOURS, unplaced: 0 } }),
      )
      await page.goto(PATH)
      const map = page.getByRole('region', { name: 'Carte des refuges de la liste' })
      await expect(async () => {
        await page.getByRole('button', { name: 'Afficher la carte' }).press('Enter')
        await expect(map).toBeFocused()
      }).toPass()
      await map.getByRole('button', { name: '2 lieux : agrandir' }).press('Enter')
      await expect(map).toBeFocused()
      await map.getByRole('button', { name: 'Refuge des Quatre Vents, 36 animaux' }).press('Space')
      await map.getByRole('link', { name: 'Refuge des Quatre Vents' }).press('Enter')
      await expect(page).toHaveURL('/shelter/refuge-des-quatre-vents')
    },
  )

  test(
    'says so when no tile comes, and offers another way',
    { tag: '@desktop' },
    async ({ page }) => {
      await routeTiles(page, false)
      await page.goto(PATH)
      await page.getByRole('button', { name: 'Afficher la carte' }).click()
      await expect(page.getByText('Carte non disponible')).toBeVisible()
      const search = page.getByRole('link', { name: /^Chercher une adresse sur une carte/ })
      await expect(search).toHaveAttribute('href', /openstreetmap\.org\/search\?query=/)
      expect(await problems(page)).toEqual([])
      await page.unroute('https://data.geopf.fr/**')
      await routeTiles(page)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('region', { name: /^Carte/ })).toBeFocused()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'one reads, filters and goes on; no button is dead',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(PATH)
      await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeHidden()
      await page.getByText('Plus de critères et tri').click()
      await page.getByLabel('Nom du refuge').fill('amis du lac')
      await page.getByLabel('Ville ou code postal').fill('Annecy')
      await page.getByRole('button', { name: 'Chercher' }).click()
      await expect(page).toHaveURL(/search=amis\+du\+lac/)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: 'Tout effacer' }).click()
      await expect(page).toHaveURL(PATH)
      await expect(page.getByRole('article').first()).toContainText(/animaux à adopter/)
    },
  )
})
