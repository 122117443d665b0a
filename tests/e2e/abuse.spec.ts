import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const PAGE = '/agir/maltraitance'
const QUIET = 'https://meteofrance.com/'
const SEEN = 'Une ponte de chiots dans une cave sans lumière, la mère ne mange plus.'

/** The forecast, without the network. */
const withForecast = (page: Page) =>
  page
    .context()
    .route(`${QUIET}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Météo</title><h1>Beau temps</h1>' }),
    )

async function fill(page: Page, commune = 'Rennes (35)') {
  await page.getByLabel('Ce que vous signalez').selectOption('DEPRIVATION')
  await page.getByLabel('Animal', { exact: true }).selectOption('DOG')
  await page.getByLabel('Racontez ce que vous avez vu').fill(SEEN)
  await page.getByLabel('L’endroit').fill('12 rue des Forges, cave')
  await page.getByLabel('Commune').fill(commune)
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le signalement' }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a witness tells, corrects, follows and adds', { tag: '@phone' }, async ({ page }) => {
    await page.goto(PAGE)
    await expect(page.locator('a[href="tel:3677"]')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Quitter vite' })).toHaveAttribute('href', QUIET)
    // Asked only of whoever says who they are.
    await expect(page.getByLabel('Votre nom')).toBeHidden()
    await fill(page, 'Nulle-Part-sur-Rien')
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Cette commune est introuvable',
    )
    await expect(page.getByLabel('Racontez ce que vous avez vu')).toHaveValue(SEEN)
    expect(await page.context().cookies()).toEqual([])
    await page.getByLabel('Commune').fill('35000')
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message est arrivé')
    await expect(page).toHaveTitle('Suivi · Patte Blanche')
    expect(await page.locator('main').innerText()).not.toContain('chiots')
    await page.getByLabel('Votre précision').fill('Cela continue ce soir.')
    await page.getByRole('button', { name: 'Envoyer la précision' }).click()
    await expect(page.getByText('Votre précision est arrivée.')).toBeVisible()
    // Its words are not shown again: somebody else may look at this page.
    await expect(page.getByText('Vous avez ajouté une précision')).toBeVisible()
    await expect(page.getByText('Cela continue ce soir.')).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
  })
})

test('whoever leaves fast leaves nothing behind', { tag: '@phone' }, async ({ page }) => {
  await withForecast(page)
  await page.goto('/agir')
  await page.goto(PAGE)
  await send(page)
  // A line of the list of errors leads to its field, and adds nothing to what Back goes through.
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page).toHaveURL(PAGE)
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await fill(page)
  const exit = page.getByRole('link', { name: 'Quitter vite' })
  await expect(exit).toBeInViewport()
  const kept = await page.evaluate(async () => {
    const bases = await indexedDB.databases()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, bases])
  })
  expect(kept).not.toMatch(/chiots|Forges/)
  await exit.click()
  await expect(page).toHaveURL(QUIET)
  // Its place in the history is taken.
  await page.goBack()
  await expect(page).toHaveURL(/\/agir$/)

  await page.goto(PAGE)
  await page.getByLabel('Racontez ce que vous avez vu').fill(SEEN)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(QUIET)
})

test(
  'the desk reads, forwards and closes',
  { tag: '@desktop' },
  async ({ page, browser, site }) => {
    await page.goto(PAGE)
    await fill(page)
    await page.getByLabel('Je donne mes coordonnées').press('Space')
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Écrivez votre nom')
    await page.getByLabel('Votre nom').fill('Awa Tellier')
    await page.getByLabel('Téléphone').fill('06 00 00 00 44')
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre message est arrivé')
    expect(await problems(page)).toEqual([])

    const desk = await (await browser.newContext({ baseURL: site.url })).newPage()
    await desk.goto('/')
    // A moderator of the shelter that reads this department in the demonstration.
    await signIn(desk.request, 'moderateur')
    await desk.goto('/admin/maltraitances')
    const lines = desk.getByRole('list', { name: 'Signalements' }).getByRole('listitem')
    await expect(lines.first()).toContainText('À lire')
    expect(await problems(desk, 'div:has(> header h1)')).toEqual([])
    await lines.first().getByRole('link').click()
    await expect(desk.getByText(SEEN)).toBeVisible()
    await expect(desk.getByText('Son identité ne doit pas être transmise.')).toBeVisible()
    await desk.getByRole('button', { name: 'Transmettre' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Transmettre' }).click()
    await expect(dialog.getByText('Choisissez à qui il est transmis')).toBeVisible()
    await dialog.getByLabel('À qui').selectOption('POLICE')
    await dialog.getByRole('button', { name: 'Transmettre' }).click()
    await expect(dialog).toBeHidden()
    await desk.getByRole('button', { name: 'Clore' }).click()
    await dialog.getByLabel('Ce qui en est sorti').selectOption('HELPED')
    await dialog.getByRole('button', { name: 'Clore' }).click()
    await expect(desk.getByRole('button', { name: 'Clore' })).toHaveCount(0)
    expect(await problems(desk, 'div:has(> header h1)')).toEqual([])

    await page.reload()
    // What became of it is folded away: somebody else may look at the page.
    const last = page.getByRole('listitem').filter({ hasText: 'Clos' }).last()
    await expect(last.getByText('Les animaux sont en sécurité')).toBeHidden()
    await last.getByText('Lire', { exact: true }).click()
    await expect(last.getByText('Les animaux sont en sécurité')).toBeVisible()
    await desk.context().close()
  },
)
