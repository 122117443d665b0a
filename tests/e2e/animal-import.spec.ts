import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const SCREEN = '/admin/importer-des-animaux'
const mark = () => Math.random().toString(36).slice(2, 8)

async function choose(page: Page, text: string, name = 'animaux.csv') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choisir un fichier CSV' }).click()
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await (await chooser).setFiles(file)
}
/** Next.js has an alert of its own, which says the title. */
const told = (page: Page) => page.locator('[role="alert"]:not(#__next-route-announcer__)')
const step = (page: Page) => page.getByRole('heading', { level: 2 })

test(
  'a table of a spreadsheet becomes animals, its faults said before, and is taken back',
  { tag: '@phone' },
  async ({ page }) => {
    const name = mark()
    await signIn(page.request, 'editeur')
    await page.goto('/admin/collections/animals')
    await page.getByRole('link', { name: 'Importer un fichier' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importer des animaux')
    expect(await problems(page)).toEqual([])

    const lines = [`Ada ${name};chatte;3 ans;Noir`, `Bob ${name};dragon;2;x`, `Cléo ${name};Chat;;`]
    await choose(page, `Nom;Espèce;Âge;Cage\n${lines.join('\n')}\n`)
    await expect(step(page)).toHaveText('Les colonnes')
    await expect(step(page)).toBeFocused()
    await expect(page.getByLabel('Cage')).toHaveValue('')
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
    await expect(told(page)).toHaveText('Dites quelle colonne donne : Sexe')
    await page.getByLabel('Sexe de tous les animaux du fichier').selectOption('Femelle')
    await page.getByLabel('Cage').selectOption('Couleur')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()

    await expect(step(page)).toHaveText('Ce que l’import fera')
    await expect(page.getByText('2 animaux seront ajoutés.')).toBeVisible()
    await expect(page.getByText(/dragon.*n’est pas l’un de/)).toBeVisible()
    expect(await problems(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger les lignes à corriger' }).click()
    expect((await saved).suggestedFilename()).toBe('lignes-a-corriger.csv')
    await page.getByRole('button', { name: 'Importer les 2 animaux' }).click()

    await expect(step(page)).toHaveText('Import terminé')
    await expect(page.getByText('2 animaux ont été ajoutés.')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Annuler cet import' }).first().click()
    const dialog = page.getByRole('dialog')
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Annuler cet import' }).click()
    await expect(page.getByText('2 fiches à la corbeille')).toBeVisible()
    await page.getByRole('link', { name: 'Voir les animaux' }).click()
    await expect(page.getByRole('list', { name: 'Animaux' })).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  },
)

test(
  'an import that lost the network, then its tab, goes on where it was',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const name = mark()
    await signIn(page.request, 'editeur')
    await page.goto(SCREEN)
    const lines = Array.from({ length: 210 }, (_, at) => `${name} ${at};Chat;F`)
    const wrong = `Faux ${name};dragon;F`
    await choose(page, `Nom;Espèce;Sexe\n${[...lines, wrong].join('\n')}`)
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
    await expect(page.getByText('210 animaux seront ajoutés.')).toBeVisible()
    let sent = 0
    await page.route('**/animals/imports', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      // The first part is written, and its answer lost on the way.
      if (sent === 1) await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Importer les 210 animaux' }).click()
    await expect(told(page)).toContainText('La connexion est interrompue')
    await expect(step(page)).toHaveText('L’import est en pause')
    await page.unroute('**/animals/imports')

    await page.goto(SCREEN)
    await expect(page.getByText('L’import de « animaux.csv » n’est pas terminé.')).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre l’import' }).click()
    await expect(page.getByText('210 animaux ont été ajoutés.')).toBeVisible()
    // What was left out before the tab was lost is still there to be corrected.
    await expect(page.getByText(/dragon.*n’est pas l’un de/)).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Télécharger les lignes à corriger' }),
    ).toBeVisible()
    const { counts } = (await (
      await page.request.get(
        `${site.url}/api/shelter/refuge-des-quatre-vents/animals?search=${name}&limit=1`,
      )
    ).json()) as { counts: { statuses: Record<string, number> } }
    expect(counts.statuses.AT_SHELTER).toBe(210)
    // The next visit begins anew.
    await page.goto(SCREEN)
    await expect(page.getByRole('button', { name: 'Choisir un fichier CSV' })).toBeVisible()
  },
)

test('what is no table is refused in words', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page.request, 'editeur')
  await page.goto(SCREEN)
  await choose(page, 'PK\u0003\u0004', 'animaux.xlsx')
  await expect(told(page)).toContainText('C’est un classeur')
  await choose(page, 'Nom;Espèce\n')
  await expect(told(page)).toContainText('aucune ligne')
})
