import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'

const HOME = '/shelter/refuge-des-quatre-vents'
const OTHER = '/shelter/les-amis-du-lac'

async function openHomePage(page: Page): Promise<void> {
  await page.goto('/admin/collections/pages')
  await page.getByRole('link', { name: 'Accueil', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Section 1' })).toBeVisible()
}

test(
  'an editor changes a block and publishes; the next visitor sees it',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const words = `Bienvenue chez nous (${Date.now()})`
    // Kept by the cache before the change.
    await request.get(HOME)
    expect(await (await request.get(HOME)).text()).not.toContain(words)

    await signIn(page.request, 'editeur')
    await openHomePage(page)
    await page
      .getByRole('group', { name: /^Bloc Texte/ })
      .first()
      .click()
    const text = page.getByRole('textbox', { name: 'Texte du bloc' })
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(` ${words}`)
    // What other tests have changed before is over: it is kept at this very moment.
    const kept = async () => (await request.get(OTHER)).headers()['x-nextjs-cache']
    await expect.poll(kept).toBe('HIT')
    await page
      .getByRole('button', { name: /^Publier/ })
      .first()
      .click()
    await expect(page.getByText('Enregistré avec succès', { exact: true }).first()).toBeVisible()

    const visited = await request.get(HOME)
    expect(await visited.text()).toContain(words)
    // Only what changed was rebuilt.
    expect(await kept()).toBe('HIT')
  },
)

test('a draft stays between its authors', { tag: '@desktop' }, async ({ page, request }) => {
  const words = 'Secret de brouillon'
  await signIn(page.request, 'editeur')
  await openHomePage(page)
  await page.getByLabel('Description pour les moteurs de recherche').fill(words)
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/cms/pages/') && answer.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  expect((await saved).ok()).toBe(true)
  expect(await (await request.get(HOME)).text()).not.toContain(words)
})
