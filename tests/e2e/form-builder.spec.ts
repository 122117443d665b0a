import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId, write } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

// The rest of the screen is Payload's.
const OURS = '#field-schema'

const builder = (page: Page): Locator => page.locator(OURS)
const questions = (page: Page): Locator => builder(page).locator('[data-field]')
const said = (page: Page): Locator => builder(page).locator('[aria-live="polite"]')

const field = (id: string, label: string, type = 'text', more: object = {}) => ({
  id,
  label,
  type,
  required: false,
  options: [],
  groupId: null,
  ...more,
})

/** A form that no other test knows; answers its id. */
async function makeForm(page: Page, origin: string, fields: object[] = []): Promise<string> {
  const shelter = await shelterId(page.request, SHELTER)
  return write(page, origin, 'POST', 'forms', {
    title: `Essai ${Math.random().toString(36).slice(2, 8)}`,
    shelter,
    type: 'STANDARD',
    schema: { schemaVersion: 1, groups: [], fields },
  })
}

async function openForm(page: Page, origin: string, fields?: object[]): Promise<string> {
  await signIn(page.request, 'moderateur')
  const id = await makeForm(page, origin, fields)
  await page.goto(`/admin/collections/forms/${id}`)
  await expect(page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible()
  await expect(page.locator('#field-title')).toBeEditable()
  return id
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/api/cms/forms/') && response.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

test(
  'a question is chosen, written, saved, and stands there again',
  { tag: '@phone' },
  async ({ page, site }) => {
    await openForm(page, site.url)
    await builder(page)
      .getByRole('button', { name: /^Ajouter une question/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Liste déroulante/ })
      .click()
    const label = builder(page).getByLabel('Question', { exact: true })
    await expect(label).toBeFocused()
    await label.fill('Où vivez-vous ?')
    await expect(builder(page).getByText('Nom dans les exports : ou_vivezvous')).toBeVisible()
    const options = builder(page).getByLabel('Réponses proposées')
    await options.fill('Maison\n\nAppartement\nMaison')
    await options.blur()
    await expect(builder(page).getByText(/1 ligne vide et 1 double retirés/)).toBeVisible()
    await expect(options).toHaveValue('Maison\nAppartement')
    await builder(page).getByLabel('Réponse obligatoire').check()
    expect(await problems(page, OURS)).toEqual([])
    await builder(page).getByRole('button', { name: 'Terminé' }).click()
    await save(page)
    await page.reload()
    const saved = questions(page).first()
    await expect(saved).toContainText('Où vivez-vous ? (obligatoire)')
    await expect(saved).toContainText('Maison, Appartement')
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)

test(
  'the pre-visit comes whole, goes by one undo, and warns the second time',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openForm(page, site.url)
    const importIt = builder(page).getByRole('button', { name: 'Importer la pré-visite' })
    await importIt.click()
    await expect(said(page)).toContainText(
      'Formulaire de pré-visite importé avec succès ! 47 champs dans 5 groupes.',
    )
    await expect(questions(page)).toHaveCount(47)
    await builder(page).getByRole('button', { name: 'Annuler' }).last().click()
    await expect(questions(page)).toHaveCount(0)
    await importIt.click()
    await expect(questions(page)).toHaveCount(47)
    await importIt.click()
    const warning = page.getByRole('dialog', { name: 'Ce modèle est déjà dans le formulaire' })
    await expect(warning.getByRole('alert')).toContainText('en double')
    await warning.getByRole('button', { name: 'Annuler' }).click()
    await expect(questions(page)).toHaveCount(47)
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)

test(
  'a question that depends on another is tried in the preview',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openForm(page, site.url, [
      field('a', 'Avez-vous un jardin ?', 'radio', { options: ['Oui', 'Non'] }),
      field('b', 'Est-il clos ?'),
    ])
    await questions(page).last().locator('[data-part="toggle"]').click()
    await builder(page)
      .getByLabel('Afficher cette question')
      .selectOption({ label: 'Selon « Avez-vous un jardin ? »' })
    await builder(page).getByRole('button', { name: 'Terminé' }).click()
    await expect(questions(page).last()).toContainText('Si « Avez-vous un jardin ? » : Oui')
    await builder(page).getByRole('button', { name: 'Aperçu' }).click()
    const preview = page.getByRole('dialog', { name: 'Aperçu sur téléphone' })
    await expect(preview.getByRole('radio', { name: 'Oui' })).toBeVisible()
    await expect(preview.getByLabel('Est-il clos ?')).toBeHidden()
    await preview.getByRole('radio', { name: 'Oui' }).check()
    await expect(preview.getByLabel('Est-il clos ?')).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
  },
)

test.describe('with the keyboard', { tag: '@desktop' }, () => {
  test('a question is taken, put elsewhere, put back, and told at each step', async ({
    page,
    site,
  }) => {
    await openForm(page, site.url, [field('a', 'Nom'), field('b', 'Ville'), field('c', 'Âge')])
    const handle = builder(page).getByRole('button', { name: 'Déplacer « Nom » : poignée' })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(said(page)).toContainText('« Nom » prise : Hors groupe, position 1 sur 3')
    await page.keyboard.press('ArrowDown')
    await expect(said(page)).toContainText('« Nom » : Hors groupe, position 2 sur 3')
    await page.keyboard.press('Escape')
    await expect(said(page)).toContainText('« Nom » est restée à sa place')
    await expect(questions(page).first()).toContainText('Nom')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(said(page)).toContainText('« Nom » déposée : Hors groupe, position 2 sur 3')
    await expect(handle).toBeFocused()
    await expect(questions(page).nth(1)).toContainText('Nom')
    await page.keyboard.press('Control+z')
    await expect(questions(page).first()).toContainText('Nom')
    await handle.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Déplacer « Nom »' })
    await dialog.getByLabel('À la position').selectOption({ label: '3. Après « Âge »' })
    await dialog.getByRole('button', { name: 'Déplacer' }).click()
    await expect(questions(page).last()).toContainText('Nom')
  })
})

test(
  'the menu of a question moves, copies and removes it, and the toast takes it back',
  { tag: '@phone' },
  async ({ page, site }) => {
    await openForm(page, site.url, [field('a', 'Nom'), field('b', 'Ville')])
    const menu = (name: string) =>
      builder(page).getByRole('button', { name: `Autres actions : ${name}` })
    await menu('Nom').first().click()
    await page.getByRole('menuitem', { name: 'Descendre' }).click()
    await expect(questions(page).first()).toContainText('Ville')
    await menu('Ville').click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    await expect(questions(page)).toHaveCount(3)
    await menu('Nom').click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await expect(questions(page)).toHaveCount(2)
    await builder(page).getByRole('button', { name: 'Annuler' }).last().click()
    await expect(questions(page)).toHaveCount(3)
  },
)

test(
  'the list of forms activates, copies, and says how many answered',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'moderateur')
    const id = await makeForm(page, site.url, [field('a', 'Nom')])
    await page.goto(`/shelter/${SHELTER}/admin/forms`)
    await expect(page.getByRole('heading', { level: 1, name: 'Formulaires' })).toBeVisible()
    const list = page.getByRole('list', { name: 'Formulaires du refuge' })
    const row = list.getByRole('listitem').filter({ has: page.locator(`a[href$="/forms/${id}"]`) })
    await expect(row).toContainText('Aucune réponse')
    await expect(row).toContainText('Inactif')
    const title = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('button', { name: /Autres actions/ }).click()
    await page.getByRole('menuitem', { name: 'Activer' }).click()
    await expect(row.getByText('Actif', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: /Autres actions/ }).click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    const copy = list.getByRole('listitem').filter({ hasText: `${title} (copie)` })
    await expect(copy).toContainText('Inactif')
    expect(await problems(page, 'div:has(> header h1)')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)
