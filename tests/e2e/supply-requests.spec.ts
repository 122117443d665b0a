import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const NEED = 'Couvertures et draps'

test(
  'something that a shelter asks for is found, promised, accepted and received',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    await page.goto('/dons-en-nature')
    await expect(page.getByRole('heading', { level: 1, name: 'Dons en nature' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByLabel('Catégorie').selectOption('WELLBEING')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/category=WELLBEING/)
    await page.getByRole('main').getByRole('link', { name: NEED }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: NEED })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await signIn(page.request, 'adoptant')
    await page.getByRole('link', { name: 'J’apporte' }).click()
    // Its script runs: until then the browser says in its own words what is missing.
    await expect(page.locator('main form[novalidate]')).toBeVisible()
    await page.getByRole('button', { name: 'Proposer ce don' }).click()
    await expect(page.getByText('Le téléphone est requis').first()).toBeVisible()
    await page.getByLabel('Ce que vous apportez').fill('4')
    await page.getByLabel('Votre pseudo').fill('Zoé du marché')
    await page.getByLabel('Votre téléphone').fill('06 39 98 77 66')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Proposer ce don' }).press('Enter')
    await expect(page.getByText('Merci, c’est transmis au refuge')).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const slip = page.url()

    const team = await (await browser.newContext({ baseURL: site.url })).newPage()
    await team.setViewportSize({ width: 390, height: 844 })
    await signIn(team.request, 'superadmin')
    await team.goto('/admin/besoins?part=answers')
    const line = team.getByRole('listitem').filter({ hasText: 'Zoé du marché' })
    expect(await problems(team, 'div:has(> header h1)')).toEqual([])
    await expect(line.getByRole('link', { name: /06 39 98 77 66/ })).toBeVisible()
    await line.getByRole('button', { name: 'Accepter' }).click()
    await expect(team.getByText('Accepté\u00a0: la personne est prévenue')).toBeVisible()
    await page.goto(slip)
    await expect(page.getByText('Le refuge vous attend')).toBeVisible()
    await line.getByRole('button', { name: 'Reçu' }).click()
    await expect(team.getByText('Reçu\u00a0: la personne est remerciée')).toBeVisible()
    await team.getByRole('button', { name: 'Annuler' }).click()
    await expect(line.getByText('Accepté', { exact: true })).toBeVisible()
    expect(await hasNoSidewaysScroll(team)).toBe(true)
    await team.context().close()
  },
)

test(
  'without a script what one brings is sent, comes back to be completed, and is withdrawn',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/dons-en-nature?search=couvertures')
    await page.getByRole('main').getByRole('link', { name: NEED }).last().click()
    await signIn(page.request, 'benevole')
    await page.getByRole('link', { name: 'J’apporte' }).click()
    await page.getByLabel('Ce que vous apportez').fill('3')
    await page.getByLabel('Votre pseudo').fill('Paul')
    await page.getByLabel('Votre téléphone').fill('demain')
    await page.getByRole('button', { name: 'Proposer ce don' }).click()
    await expect(page.getByText(/Écrivez un numéro de téléphone/).first()).toBeVisible()
    await expect(page.getByLabel('Votre pseudo')).toHaveValue('Paul')
    await page.getByLabel('Votre téléphone').fill('06 39 98 77 65')
    await page.getByRole('button', { name: 'Proposer ce don' }).click()
    await expect(page.getByText('Merci, c’est transmis au refuge')).toBeVisible()
    await page.getByRole('button', { name: 'Je n’apporte plus' }).click()
    await expect(page.getByText('C’est retiré')).toBeVisible()
    await context.close()
  },
)
