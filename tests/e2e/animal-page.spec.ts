import { expect, test } from '../support/e2e'
import { animals, complaints, hasNoSidewaysScroll, HOME, problems } from './visitor'

test('an animal’s page says everything, and the way to the shelter is at hand', async ({
  page,
}) => {
  const [found] = await animals(page.request, 'status=AT_SHELTER&limit=1')
  const heard = complaints(page)
  await page.goto(`${HOME}/animals/${found?.id}`)
  await page.waitForLoadState('networkidle')
  expect(heard).toEqual([])
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found?.name ?? '')
  const contact = page.getByRole('link', { name: 'Contacter le refuge' })
  await expect(contact).toBeInViewport()
  for (const name of ['Avec qui, et comment', 'Comment ça se passe', 'Informations légales']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('Réfléchir sept jours')).toBeVisible()
  await expect(page.getByRole('row').first()).toContainText('Chiens')
  await contact.click()
  await expect(page.getByRole('region', { name: 'Refuge des Quatre Vents' })).toBeInViewport()
})

test('photos follow the arrows and the small pictures', async ({ page }) => {
  const list = await animals(page.request, 'status=AT_SHELTER&limit=100')
  const found = list.find(({ photos }) => photos.length === 3)
  expect(found).toBeDefined()
  await page.goto(`${HOME}/animals/${found?.id}`)
  const gallery = page.getByRole('region', { name: `Photos de ${found?.name}` })
  const photos = gallery.getByRole('list').first().getByRole('img')
  await expect(gallery.getByText('Photo 1 sur 3')).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Photo précédente' })).toBeDisabled()
  await gallery.getByRole('button', { name: 'Photo suivante' }).click()
  await expect(gallery.getByText('Photo 2 sur 3')).toBeVisible()
  await expect(photos.nth(1)).toBeInViewport({ ratio: 0.5 })
  await gallery.getByRole('button', { name: 'Photo 3', exact: true }).click()
  await expect(gallery.getByText('Photo 3 sur 3')).toBeVisible()
  await expect(photos.nth(2)).toBeInViewport({ ratio: 0.5 })
  await expect(photos.nth(0)).not.toBeInViewport()
  await gallery.getByRole('list').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(gallery.getByText('Photo 2 sur 3')).toBeVisible()
})

test('an adopted animal keeps its page, without a call to action', async ({ page }) => {
  const [found] = await animals(page.request, 'status=ADOPTED&limit=1')
  const response = await page.goto(`${HOME}/animals/${found?.id}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByText('Adopté', { exact: true })).toBeVisible()
  await expect(page.getByText(`${found?.name} a trouvé sa famille.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contacter le refuge' })).toHaveCount(0)
  const others = page.getByRole('region', { name: 'Ils attendent encore leur famille' })
  await expect(others.getByRole('article').first()).toBeVisible()
  await expect(others.getByText('Adopté', { exact: true })).toHaveCount(0)
  expect(await problems(page)).toEqual([])
})

test('machines read the page too', async ({ page, site }) => {
  const [found] = await animals(page.request, 'status=AT_SHELTER&limit=1')
  const path = `${HOME}/animals/${found?.id}`
  await page.goto(path)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${path}`)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//)
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { name: string; provider: { '@type': string }; breadcrumb: { itemListElement: unknown[] } }
  expect(facts.name).toBe(found?.name)
  expect(facts.provider['@type']).toBe('AnimalShelter')
  expect(facts.breadcrumb.itemListElement).toHaveLength(3)
})
