import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId, write } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

/** Two pages of a word that no other test writes, one after the other at the end of the menu. */
async function makePair(page: Page, origin: string) {
  const word = Math.random().toString(36).slice(2, 8)
  const shelter = await shelterId(page.request, SHELTER)
  const ids: string[] = []
  for (const name of [`Un ${word}`, `Deux ${word}`]) {
    const data = { title: name, shelter, status: 'DRAFT', visibleInMenu: false }
    ids.push(await write(page, origin, 'POST', 'pages', { ...data, _status: 'draft' }))
  }
  return { word, ids }
}

const line = (page: Page, name: string) =>
  page.getByRole('listitem', { name: new RegExp(`^${name}`) })
const said = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence }).first()).toBeAttached()

test(
  'pages change places in the menu by keys and by a dialog, and it is said',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const { word } = await makePair(page, site.url)
    await page.goto('/admin/collections/pages')
    const handle = page.getByRole('button', { name: `Déplacer « Deux ${word} »`, exact: true })
    await expect(line(page, `Deux ${word}, niveau 1`)).toBeVisible()
    const placed = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
    await handle.focus()
    const nested = placed()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(line(page, `Deux ${word}, niveau 2`)).toBeVisible()
    await said(page, `Deux ${word}`)
    await expect(handle).toBeFocused()
    expect(await problems(page, 'main, .template-default__wrap')).toEqual([])

    await page.getByRole('button', { name: `Déplacer « Deux ${word} » par un menu` }).click()
    const dialog = page.getByRole('dialog', { name: `Déplacer « Deux ${word} »` })
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await nested
    const freed = placed()
    await dialog.getByRole('button', { name: /^Sortir d’un niveau/ }).click()
    await freed
    await expect(line(page, `Deux ${word}, niveau 1`)).toBeVisible()
    await page.reload()
    await expect(line(page, `Deux ${word}, niveau 1`)).toBeVisible()
  },
)

test('the tree fits a phone', { tag: '@phone' }, async ({ page }) => {
  await signIn(page.request, 'editeur')
  await page.goto('/admin/collections/pages')
  await expect(page.getByRole('link', { name: 'Nouvelle page' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Déplacer «\s/ }).first()).toBeVisible()
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test(
  'the address comes from the title when asked, and says what it lacks',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    await page.goto('/admin/collections/pages/create')
    await page.getByRole('button', { name: /^Page vide/ }).click()
    await page.getByRole('button', { name: 'Générer' }).click()
    await expect(page.getByText('Veuillez d’abord saisir un titre')).toBeVisible()
    await page.getByLabel(/^Titre\s*\*?$/).fill('Été à l’étang !')
    await page.getByRole('button', { name: 'Générer' }).click()
    await expect(page.getByText('Slug généré avec succès')).toBeVisible()
    await expect(page.getByLabel('Adresse de la page')).toHaveValue('ete-a-l-etang')
  },
)
