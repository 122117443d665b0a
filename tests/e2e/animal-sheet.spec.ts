import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { isGood, shelterId, write } from './publishing'
import { SHELTER } from './visitor'

const NBSP = '\u00a0'

type Made = { id: string; name: string; shelter: string }

/** A hidden cat that no other test knows. */
async function addCat(page: Page, origin: string, more: object = {}): Promise<Made> {
  const name = `Essai ${Math.random().toString(36).slice(2, 8)}`
  const shelter = await shelterId(page.request, SHELTER)
  const id = await write(page, origin, 'POST', 'animals', {
    name,
    shelter,
    species: 'CAT',
    sex: 'FEMALE',
    isVisible: false,
    ...more,
  })
  return { id, name, shelter }
}

const sheetOf = ({ id }: Made, section?: string) =>
  `/admin/collections/animals/${id}${section ? `?section=${section}` : ''}`
const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name })

/** Keys pressed faster than the page is drawn again, each where the one before led. */
const pressAtOnce = (page: Page, keys: string[]): Promise<void> =>
  page.evaluate(async (pressed) => {
    for (const key of pressed) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
      await Promise.resolve()
    }
  }, keys)
const state = (page: Page) => page.locator('form [role="status"][data-clean]')

/** What this browser holds of the sheets that no server has. */
const keptHere = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('patte-blanche-animal-sheets')
        opening.onerror = () => reject(new Error('The browser keeps nothing'))
        opening.onsuccess = () => {
          const { result: database } = opening
          const all = database.transaction('changes').objectStore('changes').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
/**
 * The page goes and no server takes what it holds: a sheet sends that as it is left, and a browser
 * may let it through without a network too, so that only the missing session stops it.
 */
async function leaveUnheard(page: Page, context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  await context.clearCookies()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('about:blank')
  await context.setOffline(false)
  await context.addCookies(cookies)
}

/** Whoever comes back to the sheet is told so. */
const cameBack = (page: Page) => page.getByText(/^1 changement du .* n’était pas enregistré/)

const values = async (page: Page, origin: string, { id, shelter }: Made) => {
  const answer = await page.request.get(`/api/shelter/${shelter}/animals/${id}/sheet`, {
    headers: { origin },
  })
  return ((await answer.json()) as { data: { values: Record<string, unknown> } }).data.values
}

test(
  'the sheet of an animal is filled part by part, saves itself and ticks what the law wants',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const cat = await addCat(page, site.url)
    await page.goto(sheetOf(cat))
    await expect(page.getByRole('heading', { level: 1, name: cat.name })).toBeVisible()
    await expect(state(page)).toHaveText('Tout est enregistré')
    await isGood(page)

    const legal = page.getByRole('region', { name: 'Ce que la loi demande' })
    await expect(legal.getByRole('link')).toHaveCount(4)
    await legal.getByRole('link', { name: 'Identification (puce ou tatouage)' }).click()
    await expect(page).toHaveURL(/section=legal/)
    await expect(page.getByLabel('Numéro d’identification', { exact: true })).toBeFocused()
    await page.getByLabel('Numéro d’identification', { exact: true }).fill('250268500000001')
    await page.getByRole('radio', { name: 'Puce électronique' }).check({ force: true })
    await page.getByLabel('Lieu de naissance').fill('inconnu')
    await page.getByRole('radio', { name: 'Non', exact: true }).check({ force: true })
    await expect(legal.getByRole('link')).toHaveCount(1)
    await expect(state(page)).toHaveText('Enregistré avec succès')
    expect(await values(page, site.url, cat)).toMatchObject({
      idType: 'CHIP',
      idNumber: '250268500000001',
      birthPlace: 'inconnu',
      pedigree: false,
    })
    await isGood(page)

    await legal.getByRole('link').click()
    await page.getByLabel('Date de naissance').fill('2023-05-04')
    await page.getByLabel('Couleur').fill('Écaille')
    await page.getByLabel('Couleur').press('Tab')
    await expect(legal).toContainText('La fiche contient toutes les mentions légales')
    await expect(state(page)).toHaveText('Enregistré avec succès')
    await page.getByRole('button', { name: 'En ligne' }).click()
    await expect(page.getByRole('link', { name: 'Voir la page (nouvel onglet)' })).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('Seule l’équipe voit cette fiche.')).toBeVisible()

    // On from one part to the next, to what became of it.
    await page.getByRole('button', { name: 'Suite : Mentions légales' }).click()
    await expect(tab(page, 'Mentions légales')).toBeFocused()
    await tab(page, 'Suivi').click()
    await expect(page.getByRole('region', { name: 'Histoire' })).toContainText('Écrit')
    await isGood(page)
  },
)

test(
  'by the keyboard: what is wrong is said in its part, and saves nothing',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const cat = await addCat(page, site.url)
    await page.goto(sheetOf(cat))
    const essential = tab(page, /L’essentiel/)
    await essential.focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, /Mentions légales/)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(essential).toBeFocused()
    const weight = page.getByLabel('Poids (kg)')
    await expect(weight).toBeVisible()
    // There and back before the address has followed: what is on show is what has the focus.
    await pressAtOnce(page, ['ArrowRight', 'Home'])
    await expect(essential).toBeFocused()
    await expect(weight).toBeVisible()
    await expect(essential).toHaveAttribute('aria-selected', 'true')
    await weight.fill('2000')
    await weight.press('Tab')
    await expect(page.getByText('Le poids doit être inférieur à 1000 kg').first()).toBeVisible()
    await tab(page, 'Caractère').click()
    await expect(tab(page, /L’essentiel \(1 à corriger\)/)).toBeVisible()
    await expect(state(page)).toHaveText('1 changement à enregistrer')
    await page.keyboard.press('Control+s')
    const summary = page.getByRole('alert').filter({ hasText: 'Erreurs de validation détectées' })
    await expect(summary).toBeFocused()
    await isGood(page)
    await summary.getByRole('link').click()
    await expect(weight).toBeFocused()
    await weight.fill('4,5')
    await weight.press('Tab')
    await expect(state(page)).toHaveText('Enregistré avec succès')
    expect(await values(page, site.url, cat)).toMatchObject({ weight: 4.5 })
    // And back, as if it had never been written.
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(weight).toHaveValue('')
    expect(await values(page, site.url, cat)).toMatchObject({ weight: null })
  },
)

test(
  'two people on one animal keep each other’s work, and choose where they wrote the same',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const cat = await addCat(page, site.url, { color: 'Grise' })
    await page.goto(sheetOf(cat))
    await expect(page.getByLabel('Couleur')).toHaveValue('Grise')
    // A colleague writes meanwhile.
    await write(page, site.url, 'PATCH', `animals/${cat.id}`, { color: 'Noire', weight: 4 })
    await page.getByLabel('Race ou apparence').fill('Européen')
    await page.getByLabel('Race ou apparence').press('Tab')
    await expect(state(page)).toHaveText('Enregistré avec succès')
    await expect(page.getByLabel('Couleur')).toHaveValue('Noire')
    expect(await values(page, site.url, cat)).toMatchObject({ color: 'Noire', weight: 4 })

    await write(page, site.url, 'PATCH', `animals/${cat.id}`, { color: 'Blanche' })
    await page.getByLabel('Couleur').fill('Rousse')
    await page.getByLabel('Couleur').press('Tab')
    const other = page.getByRole('alert').filter({ hasText: `«${NBSP}Blanche${NBSP}»` })
    await expect(other).toBeVisible()
    await isGood(page)
    await other.getByRole('button', { name: 'Garder le mien' }).click()
    await expect(state(page)).toHaveText('Enregistré avec succès')
    expect(await values(page, site.url, cat)).toMatchObject({ color: 'Rousse' })
  },
)

test(
  'without a network, after a killed tab and without a session nothing is lost',
  { tag: '@phone' },
  async ({ page, context, site }) => {
    await signIn(page.request, 'editeur')
    const cat = await addCat(page, site.url)
    await page.goto(sheetOf(cat))
    const color = page.getByLabel('Couleur')
    await expect(color).toBeVisible()
    await context.setOffline(true)
    await color.fill('Tigrée')
    await color.press('Tab')
    await expect(page.getByText('Ce que vous avez écrit est gardé sur cet appareil.')).toBeVisible()
    await context.setOffline(false)
    await expect(state(page)).toHaveText('Enregistré avec succès')
    expect(await values(page, site.url, cat)).toMatchObject({ color: 'Tigrée' })

    // The tab dies while it is typed, with no server to take it.
    await context.setOffline(true)
    await color.fill('Tigrée et blanche')
    await expect.poll(() => keptHere(page)).toContain('Tigrée et blanche')
    await leaveUnheard(page, context)
    await page.goto(sheetOf(cat))
    await expect(cameBack(page)).toBeVisible()
    await expect(color).toHaveValue('Tigrée et blanche')
    expect(await values(page, site.url, cat)).toMatchObject({ color: 'Tigrée' })
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(state(page)).toHaveText('Enregistré avec succès')
    expect(await values(page, site.url, cat)).toMatchObject({ color: 'Tigrée et blanche' })

    const cookies = await context.cookies()
    await context.clearCookies()
    await color.fill('Noire')
    await color.press('Tab')
    await expect(page.getByText('Votre session est terminée.')).toBeVisible()
    await expect(color).toHaveValue('Noire')
    await context.addCookies(cookies)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(state(page)).toHaveText('Enregistré avec succès')
    expect(await values(page, site.url, cat)).toMatchObject({ color: 'Noire' })
  },
)

test(
  'a page that is left right after the last key has kept it',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    await signIn(page.request, 'editeur')
    const cat = await addCat(page, site.url)
    await page.goto(sheetOf(cat))
    await expect(state(page)).toHaveText('Tout est enregistré')
    // The sheet has looked at what this browser kept before it: reads of one store have an order.
    await keptHere(page)
    await context.setOffline(true)
    await page.getByLabel('Couleur').fill('Écaille')
    await leaveUnheard(page, context)
    await page.goto(sheetOf(cat))
    await expect(cameBack(page)).toBeVisible()
    await expect(page.getByLabel('Couleur')).toHaveValue('Écaille')
    expect(await values(page, site.url, cat)).toMatchObject({ color: null })
  },
)
