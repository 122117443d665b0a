import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { formIsReady, shelterId, write } from './publishing'
import { problems, SHELTER } from './visitor'

const title = (page: Page) => page.locator('#field-title')
const draft = (page: Page) => page.getByRole('button', { name: 'Enregistrer le brouillon' })
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

/** All that the browser keeps of work that was not saved, as JSON. */
const keptWork = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('no storage'))
      })
    const kept: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('patte-blanche-')) continue
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const all: unknown[] = await asked(database.transaction(store).objectStore(store).getAll())
        kept.push(...all)
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

async function openArticle(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/news/${id}`)
  await expect(title(page)).toBeEditable()
  await formIsReady(page)
}

/** An article of the demonstration's shelter that no other test knows. */
async function makeArticle(page: Page, origin: string): Promise<string> {
  const shelter = await shelterId(page.request, SHELTER)
  const name = `Gardé ${Math.random().toString(36).slice(2, 8)}`
  const article = { title: name, content: '<p>Bonjour</p>', shelter, _status: 'draft' }
  return write(page, origin, 'POST', 'news?draft=true', article)
}

test.describe('a form of Payload', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.request, 'editeur')
  })

  test('loses nothing to a tab that dies, to a link, or to Back', async ({
    page,
    context,
    site,
  }) => {
    const id = await makeArticle(page, site.url)
    await openArticle(page, id)
    await title(page).fill('Travail à garder')
    await expect.poll(() => keptWork(page)).toContain('Travail à garder')
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await openArticle(again, id)
    const restore = again.getByRole('button', { name: /^Restaurer ce que vous aviez écrit le/ })
    await expect(restore).toBeVisible()
    expect(await problems(again, '.doc-controls [role="status"]')).toEqual([])
    await restore.click()
    await expect(title(again)).toHaveValue('Travail à garder')

    // Enter, or haste, stays.
    await again.locator('.step-nav a').first().click()
    await expect(leaving(again)).toBeVisible()
    await again.keyboard.press('Enter')
    await expect(leaving(again)).toHaveCount(0)
    await again.evaluate(() => window.history.back())
    await expect(leaving(again)).toBeVisible()
    await again.keyboard.press('Escape')
    await expect(title(again)).toHaveValue('Travail à garder')

    await draft(again).click()
    await expect(again.getByText('Brouillon enregistré')).toBeVisible()
    await expect.poll(() => keptWork(again)).toBe('[]')
    await again.locator('.step-nav a').first().click()
    await expect(again).toHaveURL(/\/admin$/)
  })

  test('is tried again after a cut, and saved after signing in again, as oneself', async ({
    page,
    context,
    site,
  }) => {
    const id = await makeArticle(page, site.url)
    await openArticle(page, id)
    await title(page).fill('Sans une lettre perdue')
    await context.setOffline(true)
    await draft(page).click()
    // A field whose code had not come yet says so too, below.
    const retry = page.getByRole('button', { name: 'Réessayer' }).first()
    await expect(retry).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('La connexion est revenue')).toBeVisible()

    await context.clearCookies({ name: 'payload-token' })
    await retry.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Votre session est terminée')
    await expect(dialog.getByRole('link', { name: 'Se connecter' })).toBeFocused()
    expect(await problems(page, 'dialog[open]')).toEqual([])

    // Somebody else signs in meanwhile: it is not saved in their name.
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await signIn(page.request, 'moderateur')
    await comeBack()
    await expect(dialog).toContainText('Une autre personne est connectée')
    await signIn(page.request, 'editeur')
    await comeBack()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Brouillon enregistré')).toBeVisible()
    await expect(title(page)).toHaveValue('Sans une lettre perdue')
  })

  test('shows what was typed, and no more, once the document has changed; nobody else finds it', async ({
    page,
    context,
    site,
  }) => {
    const id = await makeArticle(page, site.url)
    await openArticle(page, id)
    await title(page).fill('Écrit avant')
    await expect.poll(() => keptWork(page)).toContain('Écrit avant')
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await write(again, site.url, 'PATCH', `news/${id}?draft=true`, { title: 'Changé depuis' })
    await openArticle(again, id)
    await again.getByRole('button', { name: 'Voir ce que vous aviez écrit' }).click()
    await expect(again.getByRole('dialog')).toContainText('Écrit avant')
    await again.keyboard.press('Escape')
    await expect(title(again)).toHaveValue('Changé depuis')
    await expect(again.getByRole('button', { name: /^Restaurer/ })).toHaveCount(0)

    expect(await keptWork(again)).toContain('Écrit avant')
    await signIn(again.request, 'moderateur')
    await openArticle(again, id)
    await expect.poll(() => keptWork(again)).toBe('[]')
    await expect(again.getByRole('button', { name: 'Voir ce que vous aviez écrit' })).toHaveCount(0)
  })

  test('forgets at sign-out an animal of which only the name was typed', async ({ page }) => {
    await page.goto('/admin/collections/animals/create')
    await page.getByLabel('Nom').fill('Cannelle à moitié')
    await expect.poll(() => keptWork(page)).toContain('Cannelle à moitié')
    await page.goto('/admin/logout')
    // It leads on by itself: what is kept is read once that page is there.
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
    await expect.poll(() => keptWork(page)).toBe('[]')
  })
})
