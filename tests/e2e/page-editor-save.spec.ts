import { expect, test } from '../support/e2e'
import {
  anyPicture,
  draftButton,
  storedBackups,
  storedWork,
  makePage,
  openPage,
  title,
} from './edited-page'
import { signIn } from './people'

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.request, 'editeur')
  })

  test('a refused save leaves the page as it is, leads to the block, and goes through once mended', async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    const button = { type: 'CTA', content: { title: 'Venez', buttonText: 'Nous voir' } }
    const picture = { type: 'IMAGE', content: { mediaId: await anyPicture(page, site.url) } }
    const sections = [{ layout: 1, columns: [{ blocks: [button, picture] }] }]
    const id = await makePage(page, site.url, sections, 'draft')
    await openPage(page, id)
    const panel = page.locator('[data-editor-panel]')
    const canvas = page.locator('[data-stage]')
    const refused = page.getByRole('alert').filter({ hasText: 'La page n’a pas été enregistrée' })

    // Publishing: the checks speak first, and nothing is sent.
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().includes('/pages/'))
        sent.push(request.url())
    })
    await title(page).fill('Travail à garder')
    await page.locator('#action-save').click()
    await expect(refused).toContainText('texte alternatif')
    await expect(refused).toContainText('donnez une adresse au bouton')
    await expect(panel.getByLabel('Texte du bouton')).toHaveValue('Nous voir')
    expect(sent).toEqual([])

    // As a draft: the server refuses, and the editor stands.
    await panel.getByLabel('Adresse du bouton').fill('pas une adresse')
    await draftButton(page).click()
    await expect(page.getByText(/^Erreur lors de la sauvegarde: 400/).first()).toBeVisible()
    await expect(refused).toContainText('Section 1, colonne 1, Bloc Appel à l’action')
    await expect(canvas.getByText('Venez')).toBeVisible()
    await expect(title(page)).toHaveValue('Travail à garder')

    // A tab that dies now leaves everything to the next: what was sent was kept before.
    expect(await storedWork(page)).toContain('pas une adresse')
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await openPage(again, id)
    await again.getByRole('button', { name: /^Restaurer les modifications/ }).click()
    await expect(title(again)).toHaveValue('Travail à garder')
    await again.locator('[data-stage] [role="group"][aria-label^="Bloc Appel"]').click()
    const address = again.locator('[data-editor-panel]').getByLabel('Adresse du bouton')
    await expect(address).toHaveValue('pas une adresse')
    await address.fill('/contact')
    await draftButton(again).click()
    await expect(again.getByText('Brouillon enregistré')).toBeVisible()
    await expect.poll(() => storedBackups(again)).toBe(0)
  })
})
