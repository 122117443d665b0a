import { expect, test } from '../support/e2e'
import { problems } from './visitor'

test(
  'a witness of abuse reads whom to call before anything else',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/agir/maltraitance')
    const calls = page.getByRole('list', { name: 'Numéros à appeler' }).getByRole('link')
    await expect(calls).toHaveCount(2)
    for (const dial of ['17', '3677']) {
      const call = page.locator(`a[href="tel:${dial}"]`)
      await expect(call).toBeInViewport()
    }
  },
)

test('« Page 404 » has its three cards', async ({ page }) => {
  await page.goto('/nulle-part')
  const cards = page.getByRole('main').getByRole('link')
  const hrefs = await cards.evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  expect(hrefs).toEqual(['/', '/animaux', '/contact'])
  expect(await problems(page)).toEqual([])
})

test('a refused place has the look of the network', { tag: '@desktop' }, async ({ page, site }) => {
  await page.request.post('/api/auth/login', {
    data: { email: 'adoptant@exemple.fr', password: 'Demo-Patte-2026' },
    headers: { origin: site.url },
  })
  const response = await page.goto('/super-admin')
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'Accès réservé' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accueil' })).toBeVisible()
  expect(await problems(page)).toEqual([])
})
