import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { anyPicture } from './edited-page'
import { signIn } from './people'
import { write } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

const text = (html: string) => ({ type: 'TEXT', content: { text: html } })
const template = {
  type: 'TEMPLATE',
  content: { templateType: 'presentation', title: 'Notre refuge' },
}
const section = (...columns: object[][]) => ({
  layout: columns.length,
  columns: columns.map((blocks) => ({ blocks })),
})

/** A draft of its own for a test, open in the editor. */
async function openPage(page: Page, ...sections: object[]): Promise<void> {
  await page.goto('/auth/connexion')
  const { origin } = new URL(page.url())
  await signIn(page.request, 'editeur')
  const query = `shelters?where[slug][equals]=${SHELTER}&depth=0`
  const { docs } = (await (await page.request.get(`/api/cms/${query}`)).json()) as {
    docs: Array<{ id: string }>
  }
  const id = await write(page, origin, 'POST', 'pages', {
    title: 'Essai de la toile',
    slug: `toile-${Math.random().toString(36).slice(2, 10)}`,
    shelter: docs[0]?.id,
    status: 'DRAFT',
    visibleInMenu: false,
    sections: { schemaVersion: 1, sections },
    _status: 'draft',
  })
  await page.goto(`/admin/collections/pages/${id}`)
  await expect(canvas(page)).toBeVisible()
}

const canvas = (page: Page): Locator => page.locator('[data-stage]')
const block = (page: Page, name: RegExp): Locator =>
  canvas(page).locator('[data-node]').and(page.getByRole('group', { name })).first()
const panel = (page: Page): Locator => page.locator('[data-editor-panel]')
const toast = (page: Page): Locator => page.locator('[data-editor-toast]')
const spoken = (page: Page): Locator => page.locator('[data-node="page"] > [role="status"]')
const columnTexts = (page: Page): Promise<string[]> =>
  canvas(page)
    .locator('[role="group"][aria-label^="Colonne"]')
    .evaluateAll((columns) =>
      columns.map((column) =>
        [...column.querySelectorAll('[data-node] p')].map((p) => p.textContent).join(' '),
      ),
    )

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('an empty page says so; a section and a text are added, and the page knows it is modified', async ({
    page,
  }) => {
    await openPage(page)
    await expect(page.getByText('Cette page ne contient aucune section')).toBeVisible()
    await canvas(page).getByRole('button', { name: '2 colonnes' }).click()
    await expect(spoken(page)).toContainText('Section 1 ajoutée, 2 colonnes')
    await expect(canvas(page).getByRole('listitem', { name: /^Section 1/ })).toBeFocused()
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
    await page.getByRole('button', { name: 'Rétablir' }).click()

    await page.getByRole('button', { name: /section 1, colonne 2/ }).click()
    const dialog = page.getByRole('dialog', { name: /Ajouter un bloc/ })
    await expect(dialog).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: /^Texte/ }).click()
    await expect(page.getByRole('textbox', { name: 'Texte du bloc' })).toBeFocused()
    await page.keyboard.type('Bonjour à tous')
    await page.keyboard.press('Escape')
    await expect(block(page, /^Bloc Texte, section 1, colonne 2/)).toBeFocused()
    await expect(canvas(page).getByText('Bonjour à tous')).toBeVisible()
    expect(await problems(page, '[data-node="page"]', '[data-editor-panel]')).toEqual([])
  })

  test('a text is written where it stands, in the look that visitors see', async ({ page }) => {
    await openPage(page, section([text('<h2>Nos chats</h2><p>Ils attendent.</p>')]))
    // The line itself: the words of a text being written lie in a box of their own.
    const still = canvas(page).locator('p', { hasText: 'Ils attendent.' })
    const before = await still.boundingBox()
    const look = (each: Locator) =>
      each.evaluate((element) => {
        const { fontFamily, fontSize, lineHeight, color } = getComputedStyle(element)
        return { fontFamily, fontSize, lineHeight, color }
      })
    const stillLook = await look(still)
    await block(page, /^Bloc Texte/).click()
    const written = page
      .getByRole('textbox', { name: 'Texte du bloc' })
      .locator('p', { hasText: 'Ils attendent.' })
    await expect(written).toBeVisible()
    expect(await look(written)).toEqual(stillLook)
    expect((await written.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Venez.')
    await page.getByRole('button', { name: 'Gras' }).click()
    await page.keyboard.type(' Vite')
    await expect(canvas(page).locator('strong', { hasText: 'Vite' })).toBeVisible()
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  })

  test('three columns become one, and one step back restores them', async ({ page }) => {
    await openPage(
      page,
      section([text('<p>a</p>')], [text('<p>b</p>'), text('<p>c</p>')], [text('<p>d</p>')]),
    )
    await canvas(page).getByRole('button', { name: 'Section 1', exact: true }).click()
    await panel(page).getByRole('radio', { name: '1 colonne' }).check({ force: true })
    await expect.poll(() => columnTexts(page)).toEqual(['a b c d'])
    await canvas(page).getByRole('button', { name: 'Section 1', exact: true }).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => columnTexts(page)).toEqual(['a', 'b c', 'd'])
  })

  test('a removal asks, and can be taken back', async ({ page }) => {
    await openPage(page, section([text('<p>a</p>'), text('<p>b</p>')]), section([text('<p>c</p>')]))
    await block(page, /position 1 sur 2/).focus()
    await page.keyboard.press('Delete')
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer ce bloc ?',
    })
    await question.getByRole('button', { name: 'Annuler' }).click()
    await expect(canvas(page).getByText('a', { exact: true })).toBeVisible()
    await page.keyboard.press('Delete')
    await question.getByRole('button', { name: 'Supprimer' }).click()
    await expect(canvas(page).getByText('a', { exact: true })).toHaveCount(0)
    await expect(block(page, /section 1, colonne 1, position 1 sur 1/)).toBeFocused()
    await expect(toast(page)).toContainText('Bloc Texte supprimé')
    await toast(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(canvas(page).getByText('a', { exact: true })).toBeVisible()

    await canvas(page).getByRole('button', { name: 'Section 2', exact: true }).click()
    await page.getByRole('button', { name: 'Supprimer la section 2' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(spoken(page)).toContainText('Section 2 supprimée avec 1 bloc')
    expect(await columnTexts(page)).toEqual(['a b'])
  })

  test('a template is tried on the page, kept by Ctrl+Entrée and given up by Échap', async ({
    page,
  }) => {
    await openPage(page, section([template]))
    await block(page, /^Bloc Modèle/).click()
    const title = panel(page).getByLabel('Titre')
    await title.fill('Qui sommes-nous')
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
    await expect(title).toHaveValue('Notre refuge')
    await title.fill('Qui sommes-nous')
    await page.keyboard.press('Control+Enter')
    await expect(title).toHaveValue('Qui sommes-nous')
    await expect(block(page, /^Bloc Modèle/)).toBeFocused()

    await panel(page).getByRole('button', { name: 'Changer de modèle' }).click()
    const tabs = panel(page).getByRole('tab')
    await expect(tabs).toHaveText(['Tous', 'Animaux', 'Refuge', 'Équipe', 'Contact'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    const gallery = panel(page).getByRole('dialog', { name: 'Choisir un modèle' })
    const preview = gallery.locator('iframe')
    await expect(preview).toHaveAttribute(
      'title',
      'Aperçu du modèle «\u00a0Liste des animaux\u00a0»',
    )
    await page.keyboard.press('ArrowLeft')
    await gallery.getByRole('radio', { name: 'Équipe' }).check({ force: true })
    await expect(preview).toHaveCount(1)
    await expect(preview).toHaveAttribute('title', 'Aperçu du modèle «\u00a0Équipe\u00a0»')
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page).getByRole('button', { name: 'Changer de modèle' })).toBeFocused()
    await expect(panel(page).getByText('Modèle : Présentation du refuge')).toBeVisible()
    expect(await problems(page, '[data-editor-panel]')).toEqual([])
  })

  test('a template is chosen by what it shows, and « Plus » holds what is less often done', async ({
    page,
  }) => {
    await openPage(page, section([], [text('<p>un</p>')]))
    await page.getByRole('button', { name: /section 1, colonne 1/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Modèle/ })
      .click()
    await page.getByRole('radio', { name: 'Équipe' }).check({ force: true })
    await page.getByRole('button', { name: 'Utiliser ce modèle' }).click()
    await expect(block(page, /^Bloc Modèle .*section 1, colonne 1/)).toBeVisible()
    await expect(panel(page).getByText('Modèle : Équipe')).toBeVisible()

    await block(page, /^Bloc Texte/).click()
    await expect(page.getByRole('textbox', { name: 'Texte du bloc' })).toBeFocused()
    const more = page.getByRole('button', { name: 'Plus d’actions : Bloc Texte' })
    await more.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu', { name: 'Plus d’actions : Bloc Texte' })
    await expect(menu.getByRole('menuitem', { name: 'Réglages' })).toBeFocused()
    await expect(menu.getByRole('menuitem', { name: /colonne suivante/ })).toBeDisabled()
    expect(await problems(page, '[role="menu"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('menuitem', { name: 'Vers la colonne précédente' }).click()
    await expect(spoken(page)).toContainText('Bloc Texte déplacé : section 1, colonne 1')
    await expect(more).toBeFocused()
  })

  test('three widths, with the columns as visitors see them; full screen keeps the buttons of the page', async ({
    page,
  }) => {
    await openPage(page, section([text('<p>un</p>')], [text('<p>deux</p>')]))
    const stacks = async () => {
      const [first, second] = await Promise.all(
        ['un', 'deux'].map((words) => canvas(page).getByText(words, { exact: true }).boundingBox()),
      )
      return (second?.y ?? 0) > (first?.y ?? 0) + 10
    }
    for (const [name, width, stacked] of [
      ['Mobile', 375, true],
      ['Tablette', 768, false],
      ['Ordinateur', 1280, false],
    ] as const) {
      await page.getByRole('button', { name: `${name}, ${width} pixels` }).click()
      const shown = canvas(page).locator('[data-device]')
      await expect(shown).toHaveCSS('width', `${width}px`)
      await expect.poll(stacks).toBe(stacked)
    }
    await page.getByRole('button', { name: 'Plein écran', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Enregistrer le brouillon' })).toBeInViewport()
    expect(await canvas(page).evaluate((stage) => stage.clientWidth)).toBeGreaterThan(850)
    await page.getByRole('button', { name: 'Quitter le plein écran' }).click()
    await expect(page.getByLabel('Adresse de la page')).toBeVisible()
  })

  test('an image asks for its alternative text; what is unknown is kept and says so', async ({
    page,
    site,
  }) => {
    await page.goto('/auth/connexion')
    await signIn(page.request, 'editeur')
    await openPage(
      page,
      section([
        { type: 'IMAGE', content: { mediaId: await anyPicture(page, site.url) } },
        { type: 'VIDEO', content: { url: 'x' } },
        { type: 'TEMPLATE', content: { templateType: 'inconnu' } },
      ]),
    )
    await expect(canvas(page).getByText('Type de bloc non supporté')).toBeVisible()
    await expect(canvas(page).getByText('Template non reconnu : inconnu')).toBeVisible()
    await block(page, /^Bloc Image/).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
    await expect(panel(page).getByText(/ajoutez un texte alternatif/)).toBeVisible()
    await panel(page).getByLabel('Texte alternatif').fill('Un chat roux')
    await expect(panel(page).getByText(/ajoutez un texte alternatif/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(block(page, /^Bloc Image/)).toBeFocused()
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
    await expect(canvas(page).getByText('Type de bloc non supporté')).toBeVisible()
  })
})

test(
  'on a phone a text is written and a section changed from below',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, section([text('<p>Bonjour</p>')]))
    await expect(canvas(page).locator('[data-device="mobile"]')).toBeVisible()
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await block(page, /^Bloc Texte/).tap()
    await expect(page.getByRole('textbox', { name: 'Texte du bloc' })).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' les amis')
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Plus d’actions : Bloc Texte' }).tap()
    await page.getByRole('menuitem', { name: 'Sélectionner la section 1' }).tap()
    await page.getByRole('button', { name: 'Réglages : Section 1' }).tap()
    await panel(page).getByRole('radio', { name: 'Vert clair' }).check({ force: true })
    expect(await problems(page, '[data-editor-panel]', '[data-node="page"]')).toEqual([])
    await panel(page).getByRole('button', { name: 'Fermer les réglages' }).tap()
    await expect(panel(page)).toHaveCount(0)
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).tap()
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
    await expect(canvas(page).getByText('Bonjour les amis')).toBeVisible()
  },
)
