import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { add, addPage, drop, heavyPhoto, picture, words, type Sent } from './pictures'
import { hasNoSidewaysScroll, problems } from './visitor'

// The rest of the screen is Payload's.
const OURS = 'div:has(> div > header h1), dialog[open]'

const tray = (page: Page) => page.getByRole('region', { name: 'Envoi des images' })
const tiles = (page: Page): Locator => page.locator('[data-tile]')

async function openLibrary(page: Page, origin: string, query = ''): Promise<void> {
  await signIn(page.request, 'editeur')
  await page.goto(`/admin/collections/media${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Médiathèque' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test.describe('on a large screen', { tag: '@desktop' }, () => {
  test('twelve mixed files: the good ones arrive three at a time, each refusal names its file', async ({
    page,
    site,
  }) => {
    test.slow()
    await openLibrary(page, site.url)
    const good = await Promise.all(
      Array.from({ length: 8 }, (_, index) => picture(`dépôt ${index}.png`)),
    )
    let running = 0
    let most = 0
    await page.route('**/api/shelter/*/media', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 400))
      const response = await route.fetch()
      running -= 1
      return route.fulfill({ response })
    })
    await drop(page, [
      words('note.txt', 'text/plain'),
      ...good,
      words('déguisé.png', 'image/png'),
      words('dessin.svg', 'image/svg+xml'),
      await heavyPhoto('téléphone.jpg'),
    ])
    const refused = page.getByRole('alert').filter({ hasText: 'Le fichier doit être une image' })
    // One is refused by the server only, behind those that wait their turn.
    for (const name of ['note.txt', 'déguisé.png', 'dessin.svg']) {
      await expect(refused).toContainText(`${name} : Le fichier doit être une image`, {
        timeout: 45_000,
      })
    }
    await expect(tray(page).getByText('Ajoutée', { exact: true })).toHaveCount(9, {
      timeout: 45_000,
    })
    expect(most).toBe(3)
    await expect(tray(page).getByText('9 images ajoutées, 3 fichiers refusés')).toBeVisible()
    await expect(tiles(page).filter({ hasText: 'téléphone' })).toHaveCount(1)

    await tray(page).getByLabel('Texte alternatif de dépôt 0.png').fill('Un carré gris')
    await page.keyboard.press('Enter')
    await expect(tray(page).getByText('Enregistré', { exact: true })).toBeVisible()
    expect(await problems(page, OURS)).toEqual([])
    await tray(page).getByRole('button', { name: 'Fermer' }).click()

    await drop(page, [good[0] as Sent])
    await expect(tray(page).getByText(/^Déjà dans la médiathèque/)).toBeVisible()
    await expect(tray(page).getByRole('button', { name: /Envoyer quand même/ })).toBeVisible()
  })

  test('a failed upload is kept and sent again; one under way is cancelled', async ({
    page,
    site,
  }) => {
    await openLibrary(page, site.url)
    let isDown = true
    await page.route('**/api/shelter/*/media', (route) =>
      isDown && route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await drop(page, [await picture('panne.png')])
    await expect(tray(page).getByText('Une erreur est survenue lors de l’upload')).toBeVisible()
    isDown = false
    await tray(page).getByRole('button', { name: 'Réessayer l’envoi de panne.png' }).click()
    await expect(tray(page).getByText('Ajoutée', { exact: true })).toBeVisible()

    await page.route('**/api/shelter/*/media', (route) =>
      route.request().method() === 'POST' ? undefined : route.fallback(),
    )
    await drop(page, [await picture('lente.png')])
    await tray(page).getByRole('button', { name: 'Annuler l’envoi de lente.png' }).click()
    await expect(tray(page).getByText('Annulée', { exact: true })).toBeVisible()
  })

  test('the keyboard goes through the grid in two directions, opens, describes and comes back', async ({
    page,
    site,
  }) => {
    await openLibrary(page, site.url)
    await expect(tiles(page).nth(8)).toBeVisible()
    const columns = await page
      .getByRole('list', { name: 'Images' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect(columns).toBeGreaterThanOrEqual(4)
    await tiles(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tiles(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(tiles(page).nth(1 + columns)).toBeFocused()
    await page.keyboard.press('End')
    await expect(tiles(page).last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tiles(page).first()).toBeFocused()

    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name: 'Détails de l’image' })
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page).toHaveURL(/[?&]image=/)
    await panel.getByLabel('Texte alternatif').fill('Trois chatons dans un panier')
    await page.keyboard.press('Tab')
    await expect(panel.getByText('Enregistré', { exact: true })).toBeVisible()
    expect(await problems(page, OURS)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(tiles(page).first()).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Images de la médiathèque' })
    await expect(viewer.getByAltText('Trois chatons dans un panier')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(/^Photo 2 sur/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
  })

  test('search, order, filter and view: without accents, in the address, kept by a reload', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'editeur')
    await add(page, site.url, await picture('a.png'), { title: 'Éclair au préau', alt: 'Un chien' })
    await add(page, site.url, await picture('b.png'), { title: 'Sans un mot' })
    await openLibrary(page, site.url)
    const search = page.getByRole('searchbox', { name: 'Rechercher une image' })
    await search.fill('eclair au PREAU')
    await expect(tiles(page)).toHaveCount(1)
    await expect(search).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /^1 image$/ })).toBeAttached()
    await expect(page).toHaveURL(/search=eclair/)
    await page.reload()
    await expect(search).toHaveValue('eclair au PREAU')
    await expect(tiles(page)).toHaveCount(1)

    await search.fill('introuvable-xyz')
    await expect(page.getByRole('heading', { name: 'Aucune image ne correspond' })).toBeVisible()
    await page.getByRole('button', { name: 'Afficher toutes les images' }).click()
    await expect(tiles(page).nth(1)).toBeVisible()

    await page.getByLabel('Trier par').selectOption('Nom A-Z')
    await expect(page).toHaveURL(/sortBy=title&sortOrder=asc/)
    await page.getByRole('button', { name: 'Sans texte alternatif', exact: true }).click()
    await expect(page).toHaveURL(/withoutAlt=true/)
    await expect(tiles(page).filter({ hasText: 'Éclair au préau' })).toHaveCount(0)
    await expect(tiles(page).filter({ hasText: 'Sans un mot' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Liste' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Liste' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('list', { name: 'Images' })).toHaveAttribute('data-view', 'list')
    expect(await problems(page, OURS)).toEqual([])
  })

  test('a list that does not load says so and can be asked again', async ({ page }) => {
    await signIn(page.request, 'editeur')
    let isDown = true
    await page.route('**/api/shelter/*/media?*', (route) =>
      isDown ? route.fulfill({ status: 503, json: { success: false } }) : route.fallback(),
    )
    await page.goto('/admin/collections/media')
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Erreur lors du chargement des images' })
    await expect(alert).toBeVisible()
    isDown = false
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('a page takes its picture from the library, and an answer of no changes nothing', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'editeur')
    const [first, second] = await Promise.all(
      ['Avant', 'Après'].map(async (title) =>
        add(page, site.url, await picture('p.png'), { title, alt: `Image ${title}` }),
      ),
    )
    const id = await addPage(page, site.url, first as string, 'Page à choisir')
    await page.goto(`/admin/collections/pages/${id}`)
    await page.getByRole('group', { name: /^Bloc Image/ }).focus()
    await page.keyboard.press('Enter')
    const change = page.getByRole('button', { name: 'Changer d’image' })
    await change.click()
    const picker = page.getByRole('dialog', { name: 'Choisir une image' })
    const tile = (picked: string | undefined) => picker.locator(`[data-tile="${picked}"]`)
    await expect(tile(first)).toHaveAttribute('aria-pressed', 'true')
    await tile(second).click()
    await expect(tile(first)).toHaveAttribute('aria-pressed', 'false')
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
    await expect(change).toBeFocused()

    await change.click()
    await expect(tile(first)).toHaveAttribute('aria-pressed', 'true')
    await tile(second).click()
    await picker.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(picker).toHaveCount(0)
    await expect(change).toBeFocused()
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()

    // A picture that is sent from inside is the one that is wanted.
    await change.click()
    const choice = page.waitForEvent('filechooser')
    await picker.getByRole('button', { name: 'Ajouter des images' }).click()
    await (await choice).setFiles([await picture('toute neuve.png')])
    await expect(
      picker.getByRole('button', { name: 'toute neuve, sans texte alternatif' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await picker.getByRole('button', { name: 'Annuler', exact: true }).click()
  })

  test('a picture that a published page shows stays; one that nobody uses goes', async ({
    page,
    site,
  }) => {
    await signIn(page.request, 'editeur')
    const used = await add(page, site.url, await picture('u.png'), { title: 'Utilisée', alt: 'x' })
    const spare = await add(page, site.url, await picture('s.png'), { title: 'Inutile', alt: 'x' })
    await addPage(page, site.url, used, 'Page à image')
    await openLibrary(page, site.url, `?image=${used}`)
    const panel = page.getByRole('complementary', { name: 'Détails de l’image' })
    await expect(panel.getByRole('link', { name: 'Page à image' })).toBeVisible()
    await panel.getByRole('button', { name: 'Supprimer' }).click()
    const question = 'Êtes-vous sûr de vouloir supprimer cette image ?'
    const dialog = page.getByRole('dialog', { name: question })
    await expect(dialog.getByText('Page à image')).toBeVisible()
    expect(await problems(page, OURS)).toEqual([])
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    const failure = dialog.getByRole('alert')
    await expect(failure).toContainText('Erreur lors de la suppression')
    await expect(failure).toContainText('Page à image')
    await page.keyboard.press('Escape')
    await expect(page.locator(`[data-tile="${used}"]`)).toBeVisible()

    await panel.getByRole('button', { name: 'Fermer les détails' }).click()
    const tile = page.locator('li').filter({ has: page.locator(`[data-tile="${spare}"]`) })
    await tile.hover()
    await tile.getByRole('button', { name: 'Supprimer Inutile' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.locator(`[data-tile="${spare}"]`)).toHaveCount(0)
    await expect(page.locator(`[data-tile="${used}"]`)).toBeVisible()
  })
})

test(
  'on a phone: a photo is added, described and looked at',
  { tag: '@phone' },
  async ({ page, site }) => {
    await openLibrary(page, site.url)
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const columns = await page
      .getByRole('list', { name: 'Images' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect(columns).toBe(2)
    const choice = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Ajouter des images' }).click()
    await (await choice).setFiles([await picture('mon chat.png')])
    await tray(page).getByLabel('Texte alternatif de mon chat.png').fill('Un chat gris')
    await page.keyboard.press('Enter')
    await expect(tray(page).getByText('Enregistré', { exact: true })).toBeVisible()
    await tray(page).getByRole('button', { name: 'Fermer' }).click()

    await tiles(page).filter({ hasText: 'mon chat' }).first().tap()
    const sheet = page.getByRole('dialog', { name: 'Détails de l’image' })
    await expect(sheet.getByLabel('Texte alternatif')).toHaveValue('Un chat gris')
    expect(await problems(page, OURS)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await sheet.getByRole('button', { name: 'Fermer les détails' }).tap()
    await expect(sheet).toHaveCount(0)
  },
)
