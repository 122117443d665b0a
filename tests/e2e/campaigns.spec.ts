import { expect, test } from '../support/e2e'
import { mark, pay } from './payment'
import { hasNoSidewaysScroll, problems } from './visitor'

const TITLE = 'Un toit neuf pour le chenil des anciens'

test(
  'a campaign is found, given to, and thanks by the name that was chosen',
  { tag: '@phone' },
  async ({ page }) => {
    const name = `Mamie ${mark()}`.slice(0, 40)
    await page.goto('/agir/campagnes')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Collectes des refuges' }),
    ).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Donner', exact: true }).click()
    await expect(page).toHaveURL(/\/collectes\/[\w-]+\/donner$/)
    await page.getByRole('radio', { name: /^25/ }).press('Space')
    await page.locator('[name=customerFirstName]').fill('Zoé')
    await page.locator('[name=customerLastName]').fill('Aubert')
    await page.locator('[name=customerEmail]').fill(`${mark()}@exemple.fr`)
    await page.getByLabel('Prénom ou pseudo sur le mur des remerciements').fill(name)
    expect(await problems(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Donner|^Continuer|^Payer/ })
      .last()
      .click()
    await pay(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { name: /^Merci Zoé/ })).toBeVisible()
    await page.goto('/agir/campagnes')
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click()
    // The money is settled in the background.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(name)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  },
)
