import { expect, test } from '../support/e2e'
import { openAwake, problems } from './visitor'

test(
  'without a script, the nearest emergency is a number to press',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/guide/soins')
    await page.getByLabel('Ou un département').selectOption('35')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(
      page.getByRole('link', { name: /^Appeler Cabinet vétérinaire des Tilleuls/ }),
    ).toHaveAttribute('href', 'tel:0199000000')
    await page.getByRole('link', { name: 'Cabinet vétérinaire des Tilleuls', exact: true }).click()
    await expect(page).toHaveURL('/adresses/cabinet-veterinaire-des-tilleuls-rennes')
    await page.getByRole('link', { name: 'Signaler une erreur' }).click()
    await page.getByLabel('Ce qui est faux').selectOption('PHONE')
    await page.getByRole('button', { name: 'Prévenir l’équipe' }).click()
    await expect(page.getByText('Merci, l’équipe est prévenue')).toBeVisible()
    await context.close()
  },
)

test(
  'what was typed of a suggestion stays, and its pages have no fault',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/adresses/proposer')
    await page.getByLabel('Nom du lieu').fill('Café du Lavoir')
    await page.getByLabel('Lundi').fill('peut-être')
    await page.getByRole('button', { name: 'Proposer cette adresse' }).click()
    await expect(page.getByRole('link', { name: /^Lundi/ })).toBeVisible()
    await expect(page.getByLabel('Nom du lieu')).toHaveValue('Café du Lavoir')
    expect(await problems(page)).toEqual([])
    await page.goto('/bonnes-adresses')
    expect(await problems(page)).toEqual([])
    await page.goto('/adresses/cabinet-veterinaire-des-tilleuls-rennes')
    expect(await problems(page)).toEqual([])
  },
)

test(
  'a card of a list says at each minute whether its place is open, in full colour when it is',
  { tag: '@desktop' },
  async ({ page }) => {
    // A Wednesday, in the morning.
    await page.clock.install({ time: new Date('2026-11-18T09:30:00Z') })
    await openAwake(page, '/soins?kind=VET')
    const badge = page.locator('article [data-hours]:not([data-always])').first()
    await expect(badge).toHaveText(/^Ouvert maintenant, jusqu’à 1\d h/)
    await expect(badge).toHaveAttribute('data-tone', 'pine')
    await page.clock.fastForward('12:00:00')
    await expect(badge).toHaveText(/^Fermé, ouvre demain à \d h/)
    await expect(badge).toHaveAttribute('data-tone', 'neutral')
  },
)
