import type { Page } from '@playwright/test'

import { parisDay } from '@/platform/time/model'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const DESK = '/admin/perdus-trouves'
/** Our part of the screen. */
const SCREEN = 'div:has(> header h1)'

/** A report of the signed-in person, online at once. @returns its id */
async function report(page: Page, who: string, more: object): Promise<string> {
  const answer = await page.request.post('/api/lost-found', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      species: 'DOG',
      day: parisDay(new Date()),
      contactName: 'Yannick',
      email: `${who}@exemple.fr`,
      ...more,
    },
  })
  const told = (await answer.json()) as { id: string; isPublished: boolean }
  expect(told.isPublished).toBe(true)
  return told.id
}

const lines = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).locator('> li')

test(
  'the platform decides of what is flagged, and of what looks alike',
  { tag: '@desktop' },
  async ({ page, browser, site }) => {
    const stranger = await (await browser.newContext({ baseURL: site.url })).newPage()
    const flag = async (reason: string) => {
      await stranger.goto('/animaux-perdus')
      await stranger.getByRole('link', { name: /^Gertrude/ }).click()
      await stranger.getByRole('link', { name: 'Dites-le-nous' }).click()
      await stranger.getByLabel('Ce qui ne va pas').fill(reason)
      await stranger.getByRole('button', { name: 'Prévenir l’équipe' }).click()
      await stranger.waitForURL(/fait=oui/)
    }
    await flag('Cette tortue est rentrée, je connais sa famille.')

    await signIn(page.request, 'superadmin')
    await page.goto(DESK)
    await expect(page.getByRole('link', { name: 'Perdus et trouvés 1 à traiter' })).toBeVisible()
    const line = lines(page, 'Avis signalés').first()
    await expect(line).toContainText('je connais sa famille')
    expect(await problems(page, SCREEN)).toEqual([])
    await line.getByRole('button', { name: 'Laisser en ligne' }).click()
    await expect(page.getByText('L’avis reste en ligne')).toBeVisible()
    await expect(page.getByText('Aucun avis signalé pour l’instant')).toBeVisible()

    await flag('Son texte donne un numéro de téléphone.')
    await page.reload()
    await line.getByRole('button', { name: 'Retirer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Retirer' }).click()
    await expect(dialog.getByText('Écrivez pourquoi, en 10 caractères au moins')).toBeVisible()
    await dialog.getByLabel('Pourquoi').fill('Votre numéro est dans le texte\u00a0: retirez-le.')
    await dialog.getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByText('L’avis est retiré')).toBeVisible()
    await stranger.goto('/animaux-perdus')
    await expect(stranger.getByRole('link', { name: /^Gertrude/ })).toHaveCount(0)
    await stranger.context().close()

    await page.getByRole('link', { name: 'Ressemblances' }).click()
    const pair = lines(page, 'Ressemblances à regarder').first()
    await expect(pair.getByRole('link')).toHaveCount(2)
    expect(await problems(page, SCREEN)).toEqual([])
    await pair.getByRole('button', { name: 'Prévenir les deux' }).click()
    await expect(page.getByText('C’est annoncé, par e-mail')).toBeVisible()
    await expect(page.getByText('Aucune ressemblance à regarder pour l’instant')).toBeVisible()

    await page.getByRole('link', { name: 'Tous', exact: true }).click()
    await page.getByRole('button', { name: /^Retiré/ }).click()
    await expect(lines(page, 'Avis').first()).toContainText('Gertrude')
    expect(await problems(page, SCREEN)).toEqual([])
  },
)

test(
  'a shelter takes in an animal that was found nearby, with its thumb',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await signIn(page.request, 'moderateur')
    await report(page, 'moderateur', { kind: 'FOUND', near: 'Bruz (35)', text: 'Il boite.' })
    await page.goto(DESK)
    const card = lines(page, 'Animaux trouvés').filter({ hasText: 'Il boite.' })
    await expect(card).toContainText('Puce à vérifier')
    await expect(page.getByRole('link', { name: 'Ressemblances' })).toHaveCount(0)
    expect(await problems(page, SCREEN)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await card.getByRole('button', { name: 'Recueillir' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Recueillir' }).click()
    await page.waitForURL('**/admin/collections/animals/**')
    await page.goto(`${DESK}?part=taken`)
    const taken = lines(page, 'Animaux recueillis').first()
    await expect(taken).toContainText('Délai de fourrière')
    expect(await problems(page, SCREEN)).toEqual([])
    await taken.getByRole('link', { name: 'Chien trouvé à Bruz' }).click()
    await page.waitForURL('**/admin/collections/animals/**')
  },
)
