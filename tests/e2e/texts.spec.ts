import { SITE_TEXT_KEYS, SITE_TEXTS } from '@/features/site-texts/model'

import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, openAwake, problems } from './visitor'

/** A short text, a guide with its contents and a form: the other pages are laid out as these are. */
const WIDE = ['/a-propos', '/guide/adoption', '/contact']

/** Longest line that is easy to read, in characters, spaces included. */
const LINE = 72

for (const key of SITE_TEXT_KEYS) {
  const { path, original } = SITE_TEXTS[key]
  test(`${path} reads well`, { tag: WIDE.includes(path) ? [] : '@phone' }, async ({ page }) => {
    const heard = complaints(page)
    await openAwake(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(original.title)
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible()
    await expect(page.getByText(/^Mis à jour le \d+/)).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])
    const longest = await page.evaluate(() => {
      const lengths = [...document.querySelectorAll<HTMLElement>('article p')].map((text) => {
        const lines = text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight)
        return lines >= 3 ? text.innerText.length / Math.round(lines) : 0
      })
      return Math.max(0, ...lengths)
    })
    expect(longest).toBeLessThanOrEqual(LINE)
  })
}

test(
  'every link of the pages of words leads somewhere',
  { tag: '@desktop' },
  async ({ request }) => {
    const links = new Set<string>()
    for (const key of SITE_TEXT_KEYS) {
      const html = await (await request.get(SITE_TEXTS[key].path)).text()
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href)
    }
    expect(links.size).toBeGreaterThan(14)
    const dead: string[] = []
    for (const link of links) if ((await request.get(link)).status() !== 200) dead.push(link)
    expect(dead).toEqual([])
  },
)

test('a long page says what it holds, and leads there', async ({ page }) => {
  await page.goto('/guide/adoption')
  const contents = page.getByRole('navigation', { name: 'Sur cette page' })
  await contents.getByRole('link', { name: '5. Participer aux frais' }).click()
  await expect(page).toHaveURL(/#participer-aux-frais$/)
  await expect(page.getByRole('heading', { name: '5. Participer aux frais' })).toBeInViewport()
  await page.goto('/contact')
  await contents.getByRole('link', { name: 'Écrire à l’équipe de la plateforme' }).click()
  await expect(page.getByRole('region', { name: /^Écrire à l’équipe/ })).toBeInViewport()
})

test('a printed page keeps only its words', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/guide/soins')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Et maintenant' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'questions open on their answers, by the keyboard too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/faq')
    const answer = page.getByText('au moins une semaine')
    await expect(answer).toBeHidden()
    const question = page.locator('summary', { hasText: 'Combien de temps prend une adoption' })
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(answer).toBeHidden()
  },
)

test('search engines read the same questions', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faq')
  const [facts] = (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text) as { '@type': string; mainEntity: Array<{ name: string }> })
    .filter((each) => each['@type'] === 'FAQPage')
  const questions = await page.getByRole('main').locator('summary').allInnerTexts()
  expect(facts?.mainEntity.map(({ name }) => name)).toEqual(questions)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('questions open all the same', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/faq')
    await page.locator('summary', { hasText: 'Faut-il un compte' }).click()
    await expect(page.getByText('Chercher, lire, garder des favoris')).toBeVisible()
  })
})
