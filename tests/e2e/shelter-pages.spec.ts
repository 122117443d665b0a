import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, HOME, openAwake, problems, routeTiles } from './visitor'

for (const page of ['about', 'contact', 'donate', 'sponsor']) {
  test(`/${page} is accessible, fits, and asks nothing of another host`, async ({ page: tab }) => {
    const heard = complaints(tab)
    await openAwake(tab, `${HOME}/${page}`)
    expect(await problems(tab)).toEqual([])
    expect(await hasNoSidewaysScroll(tab)).toBe(true)
    expect(heard).toEqual([])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(tab.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible()
  })
}

test('above the fold: the name, open or not, how many to meet, giving', async ({ page }) => {
  for (const home of [HOME, '/shelter/les-amis-du-lac']) {
    await page.goto(home)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/^(Ouvert maintenant|Fermé, ouvre)/).first()).toBeInViewport()
    await expect(main.getByRole('link', { name: /^Rencontrer nos \d+/ })).toBeInViewport({
      ratio: 1,
    })
    const give = main.getByRole('link', { name: 'Faire un don' }).first()
    await expect(give).toBeInViewport({ ratio: 1 })
    await expect(give).toHaveAttribute('href', `${home}/donate`)
  }
})

test(
  'who we are: the words, figures that are counts, the team, the questions',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${HOME}/about`)
    const answer = await page.request.get(
      '/api/animals?shelterId=refuge-des-quatre-vents&status=AT_SHELTER&limit=1',
    )
    const { pagination } = (await answer.json()) as { pagination: { total: number } }
    const figures = page.getByRole('list', { name: 'Quelques chiffres' })
    await expect(figures).toContainText(`${pagination.total} animaux attendent une famille`)
    await expect(figures).toContainText('Depuis 1987')
    await expect(page.getByRole('heading', { name: 'Notre équipe' })).toBeVisible()
    await page.getByRole('link', { name: /^Les questions/ }).click()
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeInViewport()
  },
)

test('contact: every way is a link, and the map comes on a click or says why not', async ({
  page,
}) => {
  await routeTiles(page, false)
  await page.goto(`${HOME}/contact`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Appeler le refuge' })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(main.getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await main.getByRole('button', { name: 'Afficher la carte' }).click()
  await expect(main.getByText('Carte non disponible')).toBeVisible()
  // The way there shows the same place: no second link for it.
  await expect(main.getByRole('link', { name: /^Chercher/ })).toHaveCount(0)
  await page.unroute('https://data.geopf.fr/**')
  await routeTiles(page)
  await main.getByRole('button', { name: 'Réessayer' }).click()
  const map = page.getByRole('region', { name: /^Carte/ })
  await expect(map).toBeFocused()
  await map.getByRole('button', { name: /Quatre Vents/ }).focus()
  await page.keyboard.press('Enter')
  await expect(map.locator('.leaflet-popup-content')).toContainText('35170 Bruz')
  expect(await problems(page)).toEqual([])
})

test('giving: the footer leads to the form, and the header where it has room', async ({ page }, {
  project,
}) => {
  await page.goto(HOME)
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Donner', exact: true })
  if (project.name === 'phone') await expect(inHeader).toBeHidden()
  else await expect(inHeader).toHaveAttribute('href', `${HOME}/donate`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Faire un don' }).click()
  await expect(page).toHaveURL(`${HOME}/donate`)
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: 'Autre montant' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Donner', exact: true })).toBeDisabled()
})

test('the menu ends with the reports', async ({ page }, { project }) => {
  await page.goto(HOME)
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
  else await page.getByRole('button', { name: 'Adopter' }).click()
  const question = page.getByText('Vous souhaitez faire un signalement ?').filter({ visible: true })
  await expect(question).toBeInViewport()
  const links = question.locator('..').getByRole('link')
  const to = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(to).toEqual(['/agir/maltraitance', '/agir/animaux-perdus-trouves', '/guide/soins'])
  for (const path of to) expect((await page.request.get(path ?? '')).status()).toBe(200)
  expect(await problems(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are whole, and no button is dead', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${HOME}/contact`)
    await expect(page.getByRole('main')).toContainText('12 chemin des Genêts')
    await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Itinéraire/ }).first()).toBeVisible()
    await page.goto(`${HOME}/about`)
    await expect(page.getByText(/^Comment se passe une adoption/)).toBeVisible()
  })
})
