import { expect, type Locator, type Page } from '@playwright/test'

import { shelterId, write } from './publishing'
import { SHELTER } from './visitor'

export const text = (words: string) => ({ type: 'TEXT', content: { text: `<p>${words}</p>` } })
export const section = (...columns: object[][]) => ({
  layout: columns.length,
  columns: columns.map((blocks) => ({ blocks })),
})
export const TWO = [
  section([text('Accueil')]),
  section([text('Un'), text('Deux')], [text('Trois'), text('Quatre')]),
]

/** Makes a draft and opens it in the editor. */
export async function open(
  page: Page,
  url: string,
  sections: object[],
  slug = SHELTER,
): Promise<void> {
  const id = await write(page, url, 'POST', 'pages', {
    title: 'Essai de déplacement',
    slug: `deplacer-${Math.random().toString(36).slice(2, 10)}`,
    shelter: await shelterId(page.request, slug),
    status: 'DRAFT',
    visibleInMenu: false,
    sections: { schemaVersion: 1, sections },
  })
  await page.goto(`/admin/collections/pages/${id}`)
  await expect(blocks(page).first()).toBeVisible()
}

export const field = (page: Page) => page.locator('#field-sections')
const blocks = (page: Page) => field(page).getByRole('group', { name: /^Bloc .*position/ })
export const block = (page: Page, words: string) => blocks(page).filter({ hasText: words })
export const said = (page: Page, sentence: string | RegExp) =>
  expect(field(page).getByRole('status').filter({ hasText: sentence })).toHaveCount(1)

/** What the blocks of each column say, in order. */
export const order = (page: Page) =>
  field(page).evaluate((element) =>
    [...element.querySelectorAll('[role="group"][aria-label^="Colonne"]')].map((column) =>
      [...column.querySelectorAll('[data-node][aria-label^="Bloc"]')]
        .map((each) => each.querySelector('p')?.textContent?.trim() ?? '')
        .join(' '),
    ),
  )

/** Selects a block of text by keyboard, and answers its handle once the text has the focus. */
export async function take(page: Page, words: string): Promise<Locator> {
  const id = await block(page, words).getAttribute('data-node')
  await block(page, words).focus()
  await page.keyboard.press('Enter')
  await expect(block(page, words).locator('[contenteditable="true"]')).toBeFocused()
  const handle = page.locator(`[data-part-of="${id ?? ''}"][data-part="handle"]`)
  await handle.focus()
  return handle
}
