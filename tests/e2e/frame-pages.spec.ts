import { COMING_PAGES } from '@/features/navigation/coming/model'

import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

const PAGES = Object.values(COMING_PAGES)

// The pages are drawn alike: one of them shows what a wide screen makes of all.
for (const { path, title, steps, coming, onward, isIndexed } of PAGES) {
  test(
    `${path} helps today, says what is coming and leads onward`,
    { tag: '@phone' },
    async ({ page, request }) => {
      const heard = complaints(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(`${title} · Patte Blanche`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(
        steps.map((each) => each.title),
      )
      await expect(main.getByText(coming)).toBeVisible()
      const robots = page.locator('meta[name="robots"]')
      if (isIndexed) await expect(robots).toHaveCount(0)
      else await expect(robots).toHaveAttribute('content', /noindex/)
      const ways = [...onward, ...steps.flatMap(({ link }) => link ?? [])]
      for (const { href } of ways.filter((each) => each.href.startsWith('/')))
        expect([href, (await request.get(href)).status()]).toEqual([href, 200])
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      expect(await problems(page)).toEqual([])
      expect(heard).toEqual([])
    },
  )
}

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
