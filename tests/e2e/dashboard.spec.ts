import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { freeAnimal, makeMeeting, openBoard } from './adoptions'
import { signIn, signInInstead } from './people'
import { animals, hasNoSidewaysScroll, HOME, problems } from './visitor'

async function open(page: Page, who: string, path = '/admin'): Promise<void> {
  await signInInstead(page, who)
  await page.goto(path)
}

const actions = (page: Page) =>
  page.getByRole('navigation', { name: 'Actions rapides' }).getByRole('link')

/** The greeting, and the shelter that the screen is about. */
const about = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })

test(
  'an editor sees the day of the shelter, and does the next thing',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, 'editeur')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Jeanne' })).toBeVisible()
    await expect(about(page)).toContainText('Refuge des Quatre Vents')
    await expect(actions(page).first()).toHaveText('Ajouter un animal')
    await expect(actions(page).filter({ hasText: 'Voir le site' })).toHaveAttribute('href', HOME)
    await expect(page.getByRole('heading', { name: 'À faire' })).toBeVisible()
    await expect(page.getByRole('link', { name: /animaux en ligne/ })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    for (const link of await actions(page).all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await actions(page).filter({ hasText: 'Modifier la page d’accueil' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\w-]+/)
    await expect(page.getByLabel('Titre')).toHaveValue('Accueil')
  },
)

test('what waits leads to exactly those things', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'editeur')
  const { origin } = new URL(page.url())
  const me = await page.request.get('/api/cms/users/me', { headers: { origin } })
  const { user } = (await me.json()) as {
    user: { memberships: Array<{ shelter: string | { id: string } }> }
  }
  const membership = user.memberships[0]?.shelter
  const shelter = typeof membership === 'string' ? membership : membership?.id
  const name = 'Sans puce'
  const created = await page.request.post('/api/cms/animals', {
    headers: { origin },
    data: { name, species: 'CAT', sex: 'FEMALE', isVisible: false, shelter },
  })
  expect(created.status()).toBe(201)
  await page.reload()
  await page.getByRole('link', { name: /annonces? à compléter/ }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/animals\?kind=INCOMPLETE/)
  await expect(page.getByText(name).first()).toBeVisible()
  const [online] = await animals(page.request, 'limit=1')
  await expect(page.getByRole('link', { name: online?.name, exact: true })).toHaveCount(0)
})

test(
  'an administrator of one shelter sees nothing of another, whatever the cookie',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'superadmin', `${HOME}/admin`)
    const cookies = await page.context().cookies()
    const foreign = cookies.find(({ name }) => name === 'payload-tenant')
    expect(foreign?.value).toMatch(/^[0-9a-f-]{36}$/)
    await open(page, 'admin2')
    await page
      .context()
      .addCookies([{ ...foreign, name: 'payload-tenant', value: foreign?.value ?? '' }])
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Bonjour Nadège' })).toBeVisible()
    await expect(about(page)).toContainText('Les Amis du Lac')
    await expect(page.locator('body')).not.toContainText('Quatre Vents')
    // What everybody may read on the site is no form for this team.
    const idsOf = async (collection: string): Promise<string[]> => {
      const query = `limit=1&where[shelter][equals]=${foreign?.value}`
      const found = await page.request.get(`/api/cms/${collection}?${query}`)
      const { docs } = (await found.json()) as { docs: { id: string }[] }
      return docs.map(({ id }) => `${collection}/${id}`)
    }
    const documents = await Promise.all(['animals', 'news', 'pages'].map(idsOf))
    expect(documents.flat()).toHaveLength(3)
    for (const document of [...documents.flat(), `shelters/${foreign?.value}`]) {
      await page.goto(`/admin/collections/${document}`)
      await expect(page.getByRole('heading', { name: 'Rien n’a été trouvé' })).toBeVisible()
    }
  },
)

test('a super admin sees the platform, then one shelter', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'superadmin', '/super-admin')
  await expect(page.getByRole('heading', { name: 'Bonjour Camille' })).toBeVisible()
  await expect(about(page)).toContainText('Toute la plateforme')
  const online = page.getByRole('link', { name: /refuges en ligne/ })
  await expect(online).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.goto(`${HOME}/admin`)
  await expect(page.getByRole('link', { name: 'Toute la plateforme' })).toBeVisible()
  await expect(actions(page).first()).toHaveText('Ajouter un animal')
})

test(
  'a volunteer is told kindly what the administration is, and who can open it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'benevole')
    await expect(page.getByText('merci pour votre aide')).toBeVisible()
    await expect(page.getByText(/le rôle «\sÉditeur\s»/)).toBeVisible()
    await expect(page.getByText('À faire')).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)

test('a stranger sees nothing of it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/auth\/connexion/)
  await expect(page.getByText('À faire')).toHaveCount(0)
})

test(
  'a shelter that begins is shown its first steps, and hides them',
  { tag: '@phone' },
  async ({ page, site }) => {
    // Not in the admin: as it wakes up without a shelter in hand it would forget the one chosen below.
    await open(page, 'superadmin', '/')
    const word = Math.random().toString(36).slice(2, 8)
    const created = await page.request.post('/api/cms/shelters', {
      headers: { origin: site.url },
      data: {
        name: `Refuge ${word}`,
        slug: `refuge-${word}`,
        email: `${word}@exemple.fr`,
        status: 'PENDING',
        location: {
          address: '1 rue Neuve',
          postalCode: '35000',
          city: 'Rennes',
          country: 'France',
        },
      },
    })
    expect(created.status()).toBe(201)
    const { doc } = (await created.json()) as { doc: { id: string } }
    const choose = () =>
      page.context().addCookies([{ name: 'payload-tenant', value: doc.id, url: site.url }])
    await choose()
    await page.goto('/admin')
    const steps = page.getByRole('region', { name: 'Premiers pas' })
    await expect(steps.getByRole('listitem')).toHaveCount(5)
    await expect(steps.getByText('0 sur 5 étapes')).toBeVisible()
    await expect(page.getByText('Tout est à jour')).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await steps.getByRole('link', { name: 'Indiquer vos horaires' }).click()
    await expect(page.locator('.tabs-field__tab-button--active')).toHaveText('Horaires')
    // Left while it still draws itself, Payload may have let go of the shelter in hand.
    await choose()
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Masquer les premiers pas' }).click()
    await page.reload()
    await page.getByRole('button', { name: /^Premiers pas\s: reste 5 étapes/ }).click()
    await expect(steps).toBeVisible()
  },
)

test(
  'who comes to meet an animal is told to those who follow adoptions, and to nobody else',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto('/auth/connexion')
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { name } = await makeMeeting(page, board, animal.id, soon)
    // Whatever the page carries, seen or not.
    const carries = async (who: string, text: string) => {
      await signIn(page.request, who)
      await page.goto('/admin')
      await expect(about(page)).toContainText('Refuge des Quatre Vents')
      return (await page.content()).includes(text)
    }
    expect(await carries('moderateur', name)).toBe(true)
    expect(await carries('editeur', name)).toBe(false)
  },
)
