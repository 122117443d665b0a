import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId, write } from './publishing'
import { hasNoSidewaysScroll, HOME, problems, SHELTER } from './visitor'

const LIST = '/admin/collections/animals'
const NBSP = '\u00a0'

const mark = () => Math.random().toString(36).slice(2, 8)

/** An animal that no other test knows, hidden; answers its name. */
async function addAnimal(page: Page, origin: string, more: object = {}): Promise<string> {
  const name = `Essai ${mark()}`
  const shelter = await shelterId(page.request, SHELTER)
  await write(page, origin, 'POST', 'animals', {
    name,
    shelter,
    species: 'HAMSTER',
    sex: 'FEMALE',
    isVisible: false,
    ...more,
  })
  return name
}

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Animaux' }).getByRole('listitem').filter({ hasText: name })
const said = (page: Page) => page.locator('[data-shown="true"][role="status"]')

test(
  'the team finds its animals with their pictures, and marks them by one press',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const name = await addAnimal(page, site.url)
    // Those of the demonstration first: what other stories bring in meanwhile has no picture.
    await page.goto(`${LIST}?sortBy=arrivalDate&sortOrder=asc`)
    await expect(page.getByRole('heading', { level: 1, name: 'Animaux' })).toBeVisible()
    const all = page.getByRole('list', { name: 'Animaux' })
    await expect(all.getByRole('listitem')).toHaveCount(12)
    await expect(all.locator('img').first()).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('searchbox').fill(name)
    await expect(page.getByText('1 animal', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/search=Essai/)
    const own = line(page, name)
    await expect(own.getByText('Sans photo')).toBeVisible()
    const button = (label: string) => own.getByRole('button', { name: label, exact: true })
    const [shown, urgent, reserved] = [button('En ligne'), button('SOS'), button('Réservée')]
    await shown.click()
    await expect(shown).toHaveAttribute('aria-pressed', 'true')
    await expect(said(page)).toContainText(`${name} est sur le site`)
    await urgent.click()
    await expect(said(page)).toContainText(`${name} est en SOS`)
    await reserved.click()
    await expect(said(page)).toContainText(`${name} est réservée`)
    for (const each of [shown, urgent, reserved])
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(reserved).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(urgent).toHaveAttribute('aria-pressed', 'true')
    await expect(reserved).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'what the law still wants is said at once, and leads to the sheet',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const name = await addAnimal(page, site.url, { species: 'CAT' })
    await page.goto(`${LIST}?search=${name}`)
    const own = line(page, name)
    await expect(own.getByText(/mentions légales manquent/)).toBeVisible()
    await own.getByRole('button', { name: 'En ligne' }).click()
    await expect(own.getByRole('alert')).toContainText('Le numéro d’identification')
    await expect(own.getByRole('button', { name: 'En ligne' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    expect(await problems(page)).toEqual([])
    await own.getByRole('link', { name: 'Compléter la fiche' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/animals\/[0-9a-f-]{36}/)
  },
)

test(
  'an animal leaves and comes back by the keyboard alone',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const name = await addAnimal(page, site.url)
    await page.goto(`${LIST}?search=${name}`)
    const more = page.getByRole('button', { name: `Autres actions pour ${name}` })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Est décédée' })).toBeVisible()
    expect(await problems(page, '[role="menu"]')).toEqual([])
    await page.getByRole('menuitem', { name: 'A trouvé une famille' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `${name}${NBSP}: a trouvé une famille` })
    await expect(dialog).toContainText('quitte la liste des animaux à adopter')
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'A trouvé une famille' }).focus()
    await page.keyboard.press('Enter')
    await expect(said(page)).toContainText(`«${NBSP}Adoptée${NBSP}»`)
    await expect(page.getByText('Aucun animal ne correspond')).toBeVisible()

    await page.getByRole('button', { name: /^Adoptés/ }).click()
    await expect(page).toHaveURL(/status=ADOPTED/)
    await expect(line(page, name)).toBeVisible()
    await more.click()
    await page.getByRole('menuitem', { name: 'Remettre à l’adoption' }).click()
    const back = page.getByRole('dialog')
    await back.getByRole('button', { name: 'Remettre à l’adoption' }).click()
    await expect(back.getByText('Indiquez la raison du retour de cet animal')).toBeVisible()
    await back.getByLabel('Raison du retour').fill('Allergie dans la famille')
    await back.getByRole('button', { name: 'Remettre à l’adoption' }).click()
    await expect(page.getByText('Aucun animal ne correspond')).toBeVisible()
    await page.getByRole('button', { name: /^Au refuge/ }).click()
    await expect(line(page, name)).toBeVisible()
  },
)

test(
  'a sheet made by mistake goes to the bin and comes back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const name = await addAnimal(page, site.url)
    await page.goto(`${LIST}?search=${name}`)
    await page.getByRole('button', { name: `Autres actions pour ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click()
    const dialog = page.getByRole('dialog', { name: `Mettre ${name} à la corbeille` })
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
    await expect(said(page)).toContainText(`${name} est dans la corbeille`)
    await expect(line(page, name)).toHaveCount(0)
    const bin = await page.context().newPage()
    await bin.goto(`${LIST}/trash`)
    await expect(bin.getByRole('row', { name })).toBeVisible()
    await bin.close()
    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(line(page, name)).toBeVisible()
  },
)

test(
  'without a network the list says so and tries again, and a press keeps its place',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const name = await addAnimal(page, site.url)
    await page.goto(`${LIST}?search=${name}`)
    const own = line(page, name)
    await expect(own).toBeVisible()
    // Not the network of the whole browser: with its return the list would be read by itself.
    await page.route('**/api/shelter/*/animals**', (route) => route.abort())
    await own.getByRole('button', { name: 'SOS', exact: true }).click()
    await expect(own.getByRole('alert')).toContainText('La connexion est interrompue')
    await page.getByRole('button', { name: /^Tous/ }).click()
    await expect(page.getByText('Les animaux n’ont pas pu être chargés')).toBeVisible()
    await page.unroute('**/api/shelter/*/animals**')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(own).toBeVisible()
    await own.getByRole('button', { name: 'SOS', exact: true }).click()
    await expect(said(page)).toContainText('est en SOS')
  },
)

test(
  'chips, order and presentation are found again, and the list leaves as a file',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    await page.goto(`${HOME}/admin/animals?sortBy=name&sortOrder=asc`)
    await expect(page).toHaveURL(/animals\?sortBy=name&sortOrder=asc/)
    const chip = page.getByRole('button', { name: /^SOS \d/ })
    await chip.click()
    await expect(page).toHaveURL(/kind=SOS/)
    const count = Number((await chip.innerText()).replace(/\D/g, ''))
    await expect(page.getByRole('list', { name: 'Animaux' }).getByRole('listitem')).toHaveCount(
      count,
    )
    await page.getByRole('button', { name: 'Cartes' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cartes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.locator('[data-look="cards"]').first()).toBeVisible()
    expect(await problems(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporter en CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^animaux-.*\.csv$/)
    await page.getByRole('button', { name: 'Liste', exact: true }).click()
    await page.getByRole('link', { name: 'Corbeille' }).click()
    await expect(page).toHaveURL(/\/animals\/trash/)
  },
)

test('a super admin sees the animals of all shelters', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page.request, 'superadmin')
  await page.goto('/super-admin/animals')
  await expect(page.getByText(/^\d+ animaux$/)).toBeVisible()
  const lines = page.getByRole('list', { name: 'Animaux' }).getByRole('listitem')
  await expect(lines.first()).toContainText(/(depuis .*|aujourd’hui) · /)
  expect(await problems(page)).toEqual([])
})

test(
  'several animals are changed at once; those that the law keeps back are named',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const word = `Lot${mark()}`
    await addAnimal(page, site.url, { name: `${word} un` })
    await addAnimal(page, site.url, { name: `${word} deux` })
    await addAnimal(page, site.url, { name: `${word} chat`, species: 'CAT' })
    await page.goto(`${LIST}?search=${word}`)
    const all = page.getByRole('list', { name: 'Animaux' }).getByRole('listitem')
    await expect(all).toHaveCount(3)
    await page.getByRole('button', { name: 'Sélectionner', exact: true }).click()
    await page.getByRole('checkbox', { name: `Choisir ${word} un` }).check()
    await expect(page.getByText('1 animal choisi')).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Cacher', exact: true }).click()
    await expect(page.getByText('Aucun de ceux-ci n’est sur le site.')).toBeVisible()
    await page.getByRole('button', { name: 'Tout sélectionner' }).click()
    await expect(page.getByText('3 animaux choisis')).toBeVisible()
    await page.getByRole('button', { name: 'Montrer', exact: true }).click()
    await expect(said(page)).toContainText('2 animaux sont sur le site')
    await expect(page.getByRole('alert').filter({ hasText: `${word} chat` })).toContainText(
      'Le lieu de naissance est obligatoire',
    )
    const shown = () => page.locator('[data-mark="isVisible"][aria-pressed="true"]')
    await expect(shown()).toHaveCount(2)
    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(shown()).toHaveCount(0)

    await page.getByRole('button', { name: 'Sélectionner', exact: true }).click()
    await page.getByRole('button', { name: 'Tout sélectionner' }).click()
    await page.getByRole('button', { name: 'Corbeille', exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Mettre 3 fiches à la corbeille')
    await question.getByRole('button', { name: 'Mettre à la corbeille' }).click()
    await expect(said(page)).toContainText('3 fiches sont dans la corbeille')
    await expect(all).toHaveCount(0)
    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(all).toHaveCount(3)
  },
)

test(
  'a mother’s litter is written down at once; a copy opens its own sheet',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const name = await addAnimal(page, site.url)
    await page.goto(`${LIST}?search=${encodeURIComponent(name)}`)
    const menu = page.getByRole('button', { name: `Autres actions pour ${name}`, exact: true })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Ajouter sa portée' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Nom, animal 3')).toBeVisible()
    await dialog.getByRole('button', { name: /^Retirer Petit 3/ }).click()
    await dialog.getByLabel('Nom, animal 1').fill('')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await dialog.getByRole('button', { name: 'Ajouter les 2 animaux' }).click()
    await expect(dialog.getByText('Le nom est requis').first()).toBeVisible()
    await dialog.getByLabel('Nom, animal 1').fill(`Petit 1 d’${name}`)
    await dialog.getByRole('button', { name: 'Ajouter les 2 animaux' }).click()
    await expect(said(page)).toContainText('2 animaux ajoutés')
    await expect(page.getByText('3 animaux', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByText('1 animal', { exact: true })).toBeVisible()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Dupliquer la fiche' }).click()
    await dialog.getByRole('button', { name: 'Ajouter cet animal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} 2` })).toBeVisible()
  },
)
