import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { isGood, shelterId, write } from './publishing'
import { SHELTER } from './visitor'

test(
  'an animal goes to a family and comes back, with the keyboard alone',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const id = await write(page, site.url, 'POST', 'animals', {
      name: `Accueil ${Math.random().toString(36).slice(2, 8)}`,
      shelter: await shelterId(page.request, SHELTER),
      species: 'HAMSTER',
      sex: 'FEMALE',
      isVisible: false,
      fosterWanted: true,
    })
    await page.goto(`/admin/collections/animals/${id}?section=suivi`)
    const part = page.getByRole('region', { name: 'Famille d’accueil' })
    await expect(part.getByText('Dans aucune famille d’accueil')).toBeVisible()
    await part.getByRole('button', { name: 'Confier à une famille' }).press('Enter')

    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom de la famille').fill('Ana Morel')
    await dialog.getByLabel('Téléphone').fill('12')
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await expect(dialog.getByText('Écrivez un numéro de téléphone').last()).toBeVisible()
    await isGood(page)
    // Without a network nothing of it is lost.
    await dialog.getByLabel('Téléphone').fill('06 12 34 56 78')
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')

    await expect(part.getByText(/^Depuis le /)).toBeVisible()
    await expect(dialog).toBeHidden()
    await part.getByRole('button', { name: 'Terminer l’accueil' }).press('Enter')
    await expect(dialog.getByLabel('Dernier jour')).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await expect(part.getByRole('button', { name: 'Confier à une famille' })).toBeVisible()
    await expect(part.getByText('Ana Morel')).toBeVisible()
    await isGood(page)
  },
)
