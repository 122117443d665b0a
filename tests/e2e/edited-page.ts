import { expect, type Browser, type Page } from '@playwright/test'

import { signIn } from './people'
import { formIsReady, shelterId, write } from './publishing'
import { SHELTER } from './visitor'

/** A section with one text in it. */
export const text = (html: string) => ({
  layout: 1,
  columns: [{ blocks: [{ type: 'TEXT', content: { text: html } }] }],
})

/** A page of the demonstration's shelter that no other test knows; answers its id. */
export async function makePage(
  page: Page,
  origin: string,
  sections: object[] = [text('<p>Bonjour</p>')],
  state: 'published' | 'draft' = 'published',
  more: object = {},
) {
  const shelter = await shelterId(page.request, SHELTER)
  return write(page, origin, 'POST', 'pages', {
    title: `Bureau ${Math.random().toString(36).slice(2, 8)}`,
    shelter,
    status: 'DRAFT',
    visibleInMenu: false,
    sections: { schemaVersion: 1, sections },
    _status: state,
    ...more,
  })
}

/** The address of a page in its shelter, as it is drafted. */
export async function slugOf(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/cms/pages/${id}?draft=true&depth=0`)
  return ((await answer.json()) as { slug: string }).slug
}

/** A picture of the demonstration's shelter. */
export async function anyPicture(page: Page, origin: string): Promise<string> {
  const shelter = await shelterId(page.request, SHELTER)
  const query = `media?where[shelter][equals]=${shelter}&limit=1&depth=0`
  const answer = await page.request.get(`/api/cms/${query}`, { headers: { origin } })
  const { docs } = (await answer.json()) as { docs: Array<{ id: string }> }
  return docs[0]?.id ?? ''
}

/** Fields and buttons of Payload's form. */
export const title = (page: Page) => page.locator('#field-title')
export const draftButton = (page: Page) => page.locator('#action-save-draft')

/** Opens a page in the editor, and waits until it can be changed. */
export async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}`)
  await expect(title(page)).toBeVisible()
  await expect(title(page)).toBeEditable()
  await formIsReady(page)
}

/** Another person in a browser of their own. */
export async function somebodyElse(browser: Browser, origin: string, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' })
  await signIn(context.request, who)
  return context.newPage()
}

/** How many pages the browser keeps unsaved changes of. */
export const storedBackups = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('patte-blanche-pages')
        open.onerror = () => resolve(0)
        open.onsuccess = () => {
          if (!open.result.objectStoreNames.contains('backups')) return resolve(0)
          const count = open.result.transaction('backups').objectStore('backups').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )

/** What the browser keeps of unsaved pages, as JSON. */
export const storedWork = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('patte-blanche-pages')
        open.onerror = () => resolve('')
        open.onsuccess = () => {
          if (!open.result.objectStoreNames.contains('backups')) return resolve('')
          const all = open.result.transaction('backups').objectStore('backups').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )
