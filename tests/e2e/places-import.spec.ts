import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { problems } from './visitor'

test(
  'a table of places is checked, comes in, and is taken back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'superadmin')
    await page.goto('/admin/bonnes-adresses')
    await page.getByRole('link', { name: 'Importer un fichier' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importer des adresses')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choisir un fichier CSV' }).click()
    const lines = ['Clinique Essai;CHV;35000;Rennes', 'Bar Essai;casino;35000;Rennes']
    const text = `Enseigne;Type;CP;Ville\n${lines.join('\n')}\n`
    const buffer = Buffer.from(text)
    await (await chooser).setFiles({ name: 'adresses.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
    await expect(page.getByText('1 adresse sera ajoutée.')).toBeVisible()
    await expect(page.getByText(/casino.*n’est pas l’un de/)).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Importer cette adresse' }).click()
    await expect(page.getByText('1 adresse a été ajoutée.')).toBeVisible()
    await page.goto('/adresses/clinique-essai-rennes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinique Essai')
    await page.goto('/admin/importer-des-adresses')
    await page.getByRole('button', { name: 'Annuler cet import' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler cet import' }).click()
    await expect(page.getByText('1 adresse effacée')).toBeVisible()
    expect((await page.request.get(`${site.url}/adresses/clinique-essai-rennes`)).status()).toBe(
      404,
    )
  },
)
