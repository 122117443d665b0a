import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, HOME, problems } from './visitor'

const TEAM = `${HOME}/le-refuge`
const FAQ = `${HOME}/adopter`

test(
  'questions open on their answers, by keyboard, and search engines read them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(FAQ)
    await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Aider le refuge' })).toBeVisible()
    const answer = page.getByText('nous organisons la rencontre au calme')
    await expect(answer).toBeHidden()
    await page.getByText('Peut-on venir avec son chien ?').focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = scripts
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] })
      .find((data) => data['@type'] === 'FAQPage')
    expect(faq?.mainEntity).toHaveLength(5)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)

test(
  'families tell of their adoption, with a link to the animal',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(HOME)
    await expect(page.getByRole('heading', { name: 'Ils racontent leur adoption' })).toBeVisible()
    await expect(page.getByText('Sophie et Marc')).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('link', { name: /^À propos d(e |’)/ }).click()
    await expect(page).toHaveURL(/\/animals\/[\w-]+$/)
  },
)

test(
  'the team shows those who chose it, and a choice withdrawn is gone at once',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(TEAM)
    const team = page.getByRole('heading', { name: 'Jeanne Prigent' })
    await expect(page.getByRole('heading', { name: 'Hélène Le Goff' })).toBeVisible()
    await expect(team).toBeVisible()
    await expect(page.getByText('Thomas Guérin')).toHaveCount(0)
    await expect(page.getByText('@exemple.fr', { exact: false })).toHaveCount(1)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await signIn(page.request, 'editeur')
    // Payload believes a cookie only of a request that names its origin.
    const headers = { origin: new URL(page.url()).origin }
    const me = (await (await page.request.get('/api/cms/users/me', { headers })).json()) as {
      user: { id: string; memberships: Array<Record<string, unknown>> }
    }
    const choose = (showOnSite: boolean) =>
      page.request.patch(`/api/cms/users/${me.user.id}`, {
        headers,
        data: { memberships: me.user.memberships.map((row) => ({ ...row, showOnSite })) },
      })
    expect((await choose(false)).status()).toBe(200)
    await page.goto(TEAM)
    await expect(team).toHaveCount(0)
    expect((await choose(true)).status()).toBe(200)
    await page.goto(TEAM)
    await expect(team).toBeVisible()
  },
)

test(
  'blocks that have nothing to show leave no trace on a page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(HOME)
    await signIn(page.request, 'superadmin')
    const { origin } = new URL(page.url())
    const slug = `essai-${test.info().project.name}`
    // The shelter of the demonstration that has nothing yet.
    const empty = 'la-maison-des-moustaches'
    const found = await page.request.get(`/api/shelters/${empty}`)
    const { id: shelter } = (await found.json()) as { id: string }
    const block = (templateType: string) => ({ type: 'TEMPLATE', content: { templateType } })
    const section = (blocks: object[]) => ({ layout: 1, columns: [{ blocks }] })
    const created = await page.request.post('/api/cms/pages', {
      headers: { origin },
      data: {
        title: slug,
        shelter,
        _status: 'published',
        sections: {
          schemaVersion: 1,
          sections: [
            section([{ type: 'TEXT', content: { text: '<p>Bonjour</p>' } }]),
            ...['questions-frequentes', 'temoignages', 'equipe-liste'].map((each) =>
              section([block(each)]),
            ),
          ],
        },
      },
    })
    expect(created.status()).toBe(201)
    await page.goto(`/shelter/${empty}/${slug}`)
    await expect(page.getByText('Bonjour')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('section')).toHaveCount(4)
    await expect(main.locator('section').filter({ visible: true })).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0)
  },
)
