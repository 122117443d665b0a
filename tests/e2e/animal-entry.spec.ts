import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { picture, type Sent } from './pictures'
import { hasNoSidewaysScroll, problems } from './visitor'

const CREATE = '/admin/collections/animals/create'
const mark = () => Math.random().toString(36).slice(2, 8)
const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function choose(page: Page, button: Locator, ...files: Sent[]) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files)
}
const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem')

test('a volunteer writes down an animal that comes in, photo first, in a dozen actions', async ({
  page,
  isMobile,
}) => {
  await signIn(page.request, 'editeur')
  await page.goto('/admin/collections/animals')
  const name = `Brindille ${mark()}`
  await page.getByRole('link', { name: 'Ajouter un animal' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un animal')
  await choose(
    page,
    page.getByRole('button', { name: isMobile ? 'Prendre une photo' : 'Choisir des photos' }),
    await picture('face.png'),
  )
  await expect(photos(page)).toHaveCount(1)
  await page.getByLabel('Nom').fill(name)
  await card(page, 'Chat').check()
  await card(page, 'Femelle').check()
  await page.getByLabel('Âge, environ').fill('3')
  await expect(page.getByText(/^Née vers \p{L}+ \d{4}$/u)).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  const said = page.getByRole('heading', { level: 1, name: `${name} est enregistrée` })
  await expect(said).toBeFocused()
  await expect(page.getByText('Sa fiche n’est pas encore visible sur le site.')).toBeVisible()
  await expect(page.getByText('Le lieu de naissance est obligatoire')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Ajouter un autre animal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter un animal' })).toBeFocused()
  await expect(page.getByLabel('Nom')).toHaveValue('')
  await expect(photos(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Tous les animaux' }).click()
  const line = page
    .getByRole('list', { name: 'Animaux' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(line).toContainText('3 ans')
  await expect(line.locator('img')).toBeVisible()
})

test(
  'what was begun is there again after a dead network and a closed tab, and is saved once',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    const name = `Filou ${mark()}`
    await page.goto(CREATE)
    const add = page.getByRole('button', { name: 'Choisir des photos' })
    await choose(page, add, await picture('un.png'), await picture('deux.png'))
    await expect(photos(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'En faire la photo principale : photo 2' }).click()
    await page.getByLabel('Nom').fill(name)
    await card(page, 'Autre').check()
    await page.getByLabel('Quelle espèce ?').selectOption('Hamster')
    await card(page, 'Mâle').check()
    const address = /\/api\/shelter\/[^/]+\/animals$/
    // The server writes it down, and its answer is lost.
    await page.route(address, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('est gardé sur cet appareil')).toBeVisible()
    await page.unroute(address)

    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('about:blank')
    await page.goto(CREATE)
    await expect(page.getByText('Voici la fiche que vous aviez commencée')).toBeVisible()
    await expect(page.getByLabel('Nom')).toHaveValue(name)
    await expect(photos(page)).toHaveCount(2)
    await expect(page.getByLabel('Quelle espèce ?')).toHaveValue('HAMSTER')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: `${name} est enregistré` })).toBeVisible()
    // Nothing is missing of a hamster: it is shown by one press.
    await page.getByRole('button', { name: 'Montrer sur le site' }).click()
    await expect(page.getByRole('link', { name: 'Voir sa page' })).toBeVisible()
    const list = await page.request.get(`/api/animals?search=${encodeURIComponent(name)}`)
    expect((await list.json()) as object).toMatchObject({ data: [{ name }] })
    await page.goto(CREATE)
    await expect(page.getByLabel('Nom')).toHaveValue('')
  },
)

test(
  'a form that lacks something says what, leads there, and loses nothing when the session ends',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page.request, 'editeur')
    await page.goto(CREATE)
    // What is half typed is no age yet, and breaks nothing.
    for (const text of ['2500', '3,5', 'trois']) await page.getByLabel('Âge, environ').fill(text)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await save.click()
    const summary = page.getByRole('alert').filter({ hasText: 'Erreurs de validation détectées' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Le nom est requis',
      'L’espèce est requise',
      'Le sexe est requis',
      'Écrivez un nombre',
    ])
    expect(await problems(page)).toEqual([])
    await summary.getByRole('link', { name: 'Le nom est requis' }).click()
    await expect(page.getByLabel('Nom')).toBeFocused()
    await page.keyboard.type('Clavier')
    await page.getByLabel('Âge, environ').fill('3')
    // The cards are one stop of the keyboard each.
    await summary.getByRole('link', { name: 'L’espèce est requise' }).click()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Chat' })).toBeChecked()
    await card(page, 'Inconnu').check()
    await expect(summary).toHaveCount(0)

    const cookies = await context.cookies()
    await context.clearCookies()
    await save.click()
    await expect(page.getByText('est gardé sur cet appareil')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Se connecter dans un autre onglet' }),
    ).toBeVisible()
    await context.addCookies(cookies)
    await save.click()
    await expect(page.getByRole('heading', { name: 'Clavier est enregistré' })).toBeVisible()

    // Two tabs write two animals, though the second finds what the first has begun.
    const word = mark()
    await page.goto(CREATE)
    await page.getByLabel('Nom').fill(`Un ${word}`)
    await card(page, 'Lapin').check()
    await card(page, 'Mâle').check()
    const other = await context.newPage()
    await expect(async () => {
      await other.goto(CREATE)
      await expect(other.getByRole('radio', { name: 'Mâle' })).toBeChecked({ timeout: 2000 })
    }).toPass()
    await expect(other.getByLabel('Nom')).toHaveValue(`Un ${word}`)
    await other.getByLabel('Nom').fill(`Deux ${word}`)
    for (const tab of [other, page]) {
      await tab.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(tab.getByRole('heading', { name: /est enregistré$/ })).toBeVisible()
    }
    await page.goto(`/admin/collections/animals?search=${word}`)
    await expect(page.getByText('2 animaux', { exact: true })).toBeVisible()
  },
)
