import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId, write } from './publishing'
import { hasNoSidewaysScroll, HOME, problems, SHELTER } from './visitor'

const LIST = '/admin/collections/news'
const NBSP = '\u00a0'

const mark = () => Math.random().toString(36).slice(2, 8)

/** An article that no other test knows; answers its title. */
async function addArticle(page: Page, origin: string, more: object = {}): Promise<string> {
  const title = `Nouvelle ${mark()}`
  const shelter = await shelterId(page.request, SHELTER)
  await write(page, origin, 'POST', 'news', { title, shelter, content: '<p>Bonjour.</p>', ...more })
  return title
}

const rows = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('listitem')
const line = (page: Page, title: string) => rows(page).filter({ hasText: title })
const said = (page: Page) => page.locator('[data-shown="true"][role="status"]')
/** What the field for a day and an hour of Paris takes. */
const localTime = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T18:30`

test(
  'an article is published, pinned and archived from the list',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const title = await addArticle(page, site.url)
    await page.goto(`${HOME}/admin/news`)
    await expect(page).toHaveURL(/\/admin\/collections\/news/)
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('searchbox').fill(title)
    await expect(page.getByText('1 article', { exact: true })).toBeVisible()
    const own = line(page, title)
    await expect(own).toContainText('Brouillon')
    await own.getByRole('button', { name: 'Publier' }).click()
    const dialog = page.getByRole('dialog', { name: `«${NBSP}${title}${NBSP}»${NBSP}: publier` })
    await expect(dialog).toContainText('Tout le monde le lit aussitôt')
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await expect(said(page)).toContainText('est sur le site')
    await expect(own).toContainText('publié le')
    expect(await (await page.request.get(`${HOME}/news`)).text()).toContain(title)
    await expect(own.getByRole('link', { name: 'Voir l’article (nouvel onglet)' })).toBeVisible()

    const pin = own.getByRole('button', { name: 'Épinglé', exact: true })
    for (const each of [pin, own.getByRole('button', { name: /^Autres actions/ })])
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await pin.click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(pin).toHaveAttribute('aria-pressed', 'false')

    await own.getByRole('button', { name: /^Autres actions/ }).click()
    // What visitors read is not put into the bin.
    await expect(page.getByRole('menuitem', { name: 'Mettre à la corbeille' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Archiver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
    await expect(own).toContainText('Archivé')
    expect(await (await page.request.get(`${HOME}/news`)).text()).not.toContain(title)
  },
)

test(
  'an article is planned by the keyboard alone, and taken back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const title = await addArticle(page, site.url)
    await page.goto(`${LIST}?search=${title}`)
    const own = line(page, title)
    await own.getByRole('button', { name: /^Autres actions/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Programmer' }).focus()
    expect(await problems(page, '[role="menu"]')).toEqual([])
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const plan = dialog.getByRole('button', { name: 'Programmer' })
    await plan.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Choisissez le jour et l’heure de parution')).toBeVisible()
    // An hour that has gone is refused by the server, in its field.
    await dialog.getByLabel('Jour et heure de parution').fill(localTime(-2))
    await plan.press('Enter')
    await expect(dialog.getByText('Choisissez un jour et une heure à venir')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await dialog.getByLabel('Jour et heure de parution').fill(localTime(2))
    await plan.press('Enter')
    await expect(said(page)).toContainText('paraîtra à son heure')
    await expect(own).toContainText('à 18:30')
    await expect(own.getByRole('button', { name: 'Changer l’heure' })).toBeVisible()
    await said(page).getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(own).toContainText('Brouillon')
  },
)

test(
  'a copy is a draft to write on, and what is not needed goes to the bin and comes back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const title = await addArticle(page, site.url, { nextStatus: 'PUBLISHED' })
    await page.goto(`${LIST}?search=${title}`)
    await line(page, title)
      .getByRole('button', { name: /^Autres actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Dupliquer en brouillon' }).click()
    await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}/)
    await expect(page.getByLabel(/^Titre\s*\*?$/)).toHaveValue(`${title} (copie)`)
    await page.goto(`${LIST}?search=${title}&status=DRAFT`)
    const copy = line(page, `${title} (copie)`)
    await copy.getByRole('button', { name: /^Autres actions/ }).click()
    await page.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre à la corbeille' }).click()
    await expect(said(page)).toContainText('est dans la corbeille')
    await expect(page.getByText('Aucun article ne correspond')).toBeVisible()
    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(copy).toBeVisible()
  },
)

test(
  'several articles are archived at once, and then go to the bin',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const word = `Lot${mark()}`
    await addArticle(page, site.url, { title: `${word} un`, nextStatus: 'PUBLISHED' })
    await addArticle(page, site.url, { title: `${word} deux` })
    await page.goto(`${LIST}?search=${word}`)
    await expect(rows(page)).toHaveCount(2)
    const choose = async () => {
      await page.getByRole('button', { name: 'Sélectionner', exact: true }).click()
      await page.getByRole('button', { name: 'Tout sélectionner' }).click()
      await expect(page.getByText('2 articles choisis')).toBeVisible()
    }
    await choose()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Archiver', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
    await expect(said(page)).toContainText('2 articles sont archivés')
    await expect(rows(page).filter({ hasText: 'Archivé' })).toHaveCount(2)
    await choose()
    await page.getByRole('button', { name: 'Corbeille', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre à la corbeille' }).click()
    await expect(rows(page)).toHaveCount(0)
    await said(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(rows(page)).toHaveCount(2)
  },
)

test(
  'without a network the list says so, a press keeps its place, and a super admin sees all shelters',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'superadmin')
    await page.goto('/super-admin/news')
    // What is archived is not pinned.
    const pins = page.getByRole('button', { name: 'Épinglé', exact: true })
    const first = rows(page).filter({ has: pins }).first()
    await expect(first).toContainText(/lectures?|modifié|paraît/)
    expect(await problems(page)).toEqual([])
    await page.route('**/api/**/news**', (route) => route.abort())
    await pins.first().click()
    await expect(first.getByRole('alert')).toContainText('La connexion est interrompue')
    await page.getByRole('button', { name: /^Brouillons/ }).click()
    await expect(page.getByText('Les articles n’ont pas pu être chargés')).toBeVisible()
    await page.unroute('**/api/**/news**')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Les articles n’ont pas pu être chargés')).toHaveCount(0)
  },
)
