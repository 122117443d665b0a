import { expect, test } from '../support/e2e'

test(
  'a link that leads nowhere any more is a page, with its sentence and a way on',
  { tag: '@phone' },
  async ({ page }) => {
    const response = await page.goto('/api/receipts/perime')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introuvable')
    await expect(page.getByText('Reçu introuvable.')).toBeVisible()
    // Its look passes the policy of the API, which lets nothing else through: no axe either.
    const home = page.getByRole('link', { name: 'Retour à l’accueil' })
    await expect(home).toHaveCSS('background-color', 'rgb(30, 107, 87)')
    await home.click()
    await expect(page).toHaveURL('/')
  },
)
