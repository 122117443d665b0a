import { expect, test } from '../support/e2e'
import { signInAs } from './people'
import { hasNoSidewaysScroll, HOME, problems } from './visitor'

const TEAM = `${HOME}/le-refuge`
const FAQ = `${HOME}/adopter`

test('questions open on their answers, by keyboard, and search engines read them', async ({
  page,
}) => {
  await page.goto(FAQ)
  await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Les visites' })).toBeVisible()
  const answer = page.getByText('nous organisons la rencontre au calme')
  await expect(answer).toBeHidden()
  await page.getByText('Peut-on venir avec son chien ?').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = scripts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
  expect(faq.mainEntity).toHaveLength(5)
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test('families tell of their adoption, with a link to the animal', async ({ page }) => {
  await page.goto(HOME)
  await expect(page.getByRole('heading', { name: 'Ils racontent leur adoption' })).toBeVisible()
  await expect(page.getByText('Sophie et Marc')).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.getByRole('link', { name: /^À propos de / }).click()
  await expect(page).toHaveURL(/\/animals\/[\w-]+$/)
})

test('the team shows those who chose it, and a choice withdrawn is gone at once', async ({
  page,
}) => {
  await page.goto(TEAM)
  const team = page.getByRole('heading', { name: 'Jeanne Prigent' })
  await expect(page.getByRole('heading', { name: 'Hélène Le Goff' })).toBeVisible()
  await expect(team).toBeVisible()
  await expect(page.getByText('Thomas Guérin')).toHaveCount(0)
  await expect(page.getByText('@exemple.fr', { exact: false })).toHaveCount(1)
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)

  await signInAs(page, 'editeur')
  const me = (await (await page.request.get('/api/cms/users/me')).json()) as {
    user: { id: string; memberships: Array<Record<string, unknown>> }
  }
  const choose = (showOnSite: boolean) =>
    page.request.patch(`/api/cms/users/${me.user.id}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { memberships: me.user.memberships.map((row) => ({ ...row, showOnSite })) },
    })
  expect((await choose(false)).status()).toBe(200)
  await page.goto(TEAM)
  await expect(team).toHaveCount(0)
  expect((await choose(true)).status()).toBe(200)
  await page.goto(TEAM)
  await expect(team).toBeVisible()
})

test('a shelter without questions, voices or team shows no empty block', async ({ page }) => {
  await page.goto('/shelter/les-amis-du-lac/l-association')
  await expect(page.getByRole('heading', { name: 'Notre équipe' })).toBeVisible()
  await page.goto('/shelter/la-maison-des-moustaches')
  for (const name of ['Questions fréquentes', 'Témoignages', 'Notre équipe'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
})
