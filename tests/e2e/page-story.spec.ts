import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { picture } from './pictures'
import { problems, SHELTER } from './visitor'

/** Most actions of a volunteer from the list of pages to a page online. Source: the editor's aim. */
const MOST_ACTIONS = 25

test(
  'a volunteer makes a page from a model, and every block of it is theirs',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow()
    await signIn(page.request, 'editeur')
    await page.goto('/admin/collections/pages')
    let actions = 0
    const act = async (work: Promise<unknown>) => {
      actions += 1
      await work
    }
    const inDialog = page.getByRole('dialog')
    const panel = page.locator('[data-editor-panel]')
    const addHere = async () => {
      await page.getByRole('group', { name: 'Colonne 1' }).first().hover()
      await page
        .getByRole('button', { name: 'Ajouter un bloc dans la section 1, colonne 1' })
        .click()
    }

    await act(page.getByRole('link', { name: 'Nouvelle page' }).first().click())
    await act(page.getByRole('button', { name: /^Bénévolat/ }).click())
    const title = `Nous aider ${Math.random().toString(36).slice(2, 7)}`
    await act(page.getByLabel(/^Titre\s*\*?$/).fill(title))
    await act(page.getByRole('button', { name: 'Générer' }).click())
    // Other tests read the menu of this shelter.
    await act(page.getByLabel('Visible dans le menu').uncheck())

    // A text.
    await act(addHere())
    await act(inDialog.getByRole('button', { name: /^Texte/ }).click())
    await expect(page.getByRole('textbox', { name: 'Texte du bloc' })).toBeFocused()
    await act(page.keyboard.type('Deux heures par semaine suffisent.'))

    // A picture, sent in passing.
    await act(addHere())
    await act(inDialog.getByRole('button', { name: /^Image/ }).click())
    await act(panel.getByRole('button', { name: 'Choisir une image' }).click())
    const library = page.getByRole('dialog', { name: 'Choisir une image' })
    const chooser = page.waitForEvent('filechooser')
    await act(library.getByRole('button', { name: 'Ajouter des images' }).click())
    await act(chooser.then(async (each) => each.setFiles([await picture('benevole.png')])))
    await expect(library.getByRole('button', { name: /^benevole/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await act(library.getByRole('button', { name: 'Utiliser cette image' }).click())
    await act(panel.getByLabel('Texte alternatif').fill('Une bénévole promène un chien'))

    // A button and a template.
    await act(addHere())
    await act(inDialog.getByRole('button', { name: /^Appel à l’action/ }).click())
    await act(panel.getByLabel('Texte du bouton').fill('Nous écrire'))
    await act(panel.getByLabel('Adresse du bouton').fill('/contact'))
    await act(addHere())
    await act(inDialog.getByRole('button', { name: /^Modèle/ }).click())
    await act(page.getByRole('radio', { name: 'Équipe' }).check({ force: true }))
    await act(page.getByRole('button', { name: 'Utiliser ce modèle' }).click())

    // The picture goes up by keys alone.
    const image = page.getByRole('group', { name: /^Bloc Image/ })
    await image.focus()
    const place = await image.getAttribute('aria-label')
    await act(page.keyboard.press('Alt+ArrowUp'))
    await expect(image).not.toHaveAttribute('aria-label', place ?? '')

    await act(page.getByRole('button', { name: 'Publier', exact: true }).click())
    await expect(page).toHaveURL(/\/admin\/collections\/pages\/[0-9a-f-]{36}/)
    expect(actions).toBeLessThanOrEqual(MOST_ACTIONS)

    const slug = await page.getByLabel('Adresse de la page').inputValue()
    await page.goto(`/shelter/${SHELTER}/${slug}`)
    await expect(page.getByText('Deux heures par semaine suffisent.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Une bénévole promène un chien' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nous écrire' })).toBeVisible()

    // Back at the computer: seen as on a phone, planned, unplanned.
    await page.goBack()
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
    const preview = page.frameLocator('#live-preview-iframe')
    await page.getByRole('button', { name: 'Mobile', exact: true }).click()
    await expect.poll(() => preview.locator('body').evaluate(() => window.innerWidth)).toBe(375)
    await expect(preview.getByText('Deux heures par semaine suffisent.')).toBeVisible()
    await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()

    await page.getByRole('button', { name: 'Programmer', exact: true }).click()
    const planning = page.getByRole('dialog', { name: 'Programmer la publication' })
    await planning.getByRole('button', { name: 'Programmer' }).click()
    await expect(planning.getByText('Choisissez une date et une heure')).toBeVisible()
    await planning.getByRole('radio', { name: 'Retirer la page du site' }).check()
    const day = `${new Date().getFullYear() + 1}-06-15`
    await planning.getByLabel('Jour et heure (de Paris)').fill(`${day}T10:00`)
    await planning.getByRole('button', { name: 'Programmer' }).click()
    await expect(planning.getByRole('listitem')).toHaveText(
      /Retrait du site le .* 15 juin .* à 10:00/,
    )
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await planning.getByRole('button', { name: /^Renoncer/ }).click()
    await expect(planning.getByText('Rien n’est programmé.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Programmer', exact: true })).toBeFocused()

    // Another text goes online, is compared with the first, and the first comes back.
    await page.getByLabel(/^Titre\s*\*?$/).fill(`${title} bis`)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeDisabled()
    // Before the answer of the save, leaving would be asked about.
    await expect(page.getByText('Enregistré avec succès', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Versions/ }).click()
    await expect(page).toHaveURL(/\/versions/)
    await page.locator('table a').nth(1).click()
    await page.getByRole('button', { name: 'Restaurer cette version' }).click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText('Version restaurée.')).toBeVisible()
    await expect(page.getByLabel(/^Titre\s*\*?$/)).toHaveValue(title)
  },
)
