import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems, routeTiles } from './visitor'

/** A real recording: 20,000 points, some metres apart, over two hills. */
function recording(points: number): Buffer {
  const lines = Array.from({ length: points }, (_, at) => {
    const lat = (48.02 + at / 500_000 + Math.sin(at / 90) / 4000).toFixed(7)
    const lon = (-1.74 + Math.cos(at / 400) / 300).toFixed(7)
    const ele = (60 + 40 * Math.sin(at / 3000)).toFixed(1)
    return `<trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele><time>2026-05-03T08:12:44Z</time></trkpt>`
  })
  return Buffer.from(
    `<?xml version="1.0"?><gpx version="1.1" creator="Garmin Connect" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Boucle de Bruz</name><trkseg>${lines.join('\n')}</trkseg></trk></gpx>`,
  )
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/gpx+xml', buffer })
const open = (page: Page, title: string) =>
  page.locator('summary').filter({ hasText: title }).press('Enter')
const steps = (page: Page) => page.locator('li[aria-label*=" sur "] strong')

test(
  'a walk is written with the keyboard alone, kept, and sent',
  { tag: '@phone' },
  async ({ page }) => {
    // A visitor is led to sign in, and comes back.
    await page.goto('/promenades/nouvelle')
    await expect(page).toHaveURL(/\/auth\/connexion\?/)
    await signIn(page.request, 'benevole')
    await page.goto('/promenades/nouvelle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proposer une promenade')

    const spot = page.getByLabel('Coordonnées')
    for (const typed of ['48.02, -1.74', '48,03 -1,75', '48.04;-1.74']) {
      await spot.fill(typed)
      await spot.press('Enter')
    }
    await expect(steps(page)).toHaveText(['Étape 1', 'Étape 2', 'Étape 3'])
    await expect(page.getByLabel('Distance, en mètres')).not.toHaveValue('')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // Names, then the order by keys, and back.
    await page.getByRole('button', { name: 'Compléter\u00a0: Étape 3' }).press('Enter')
    await page.getByLabel('Nom', { exact: true }).fill('La mare')
    await page.getByRole('checkbox', { name: 'Départ' }).press('Space')
    await expect(page.getByText('Étape 1 ne l’est plus.')).toBeAttached()
    const mare = page.getByRole('listitem', { name: /La mare/ })
    await mare.press('Alt+ArrowUp')
    await expect(steps(page)).toHaveText(['Étape 1', 'La mare', 'Étape 3'])
    await expect(page.getByText('maintenant 2 sur 3')).toBeAttached()
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(steps(page)).toHaveText(['Étape 1', 'Étape 2', 'La mare'])
    expect(await problems(page)).toEqual([])

    // Refused: every part that is wrong opens, nothing typed is lost.
    await page.getByRole('button', { name: 'Proposer la promenade' }).press('Enter')
    await page.getByRole('link', { name: /^Nom de la promenade/ }).press('Enter')
    await expect(page.getByLabel('Nom de la promenade')).toBeFocused()
    await page.keyboard.type('Tour de la mare')
    await page.getByLabel('Difficulté').selectOption('EASY')
    await page.getByLabel('Genre').selectOption('STROLL')
    // Signed with the shelter of one's team, it is read by those who edit its content.
    await page.getByLabel('De la part de').selectOption({ index: 1 })

    // The tab is killed: what was typed comes back.
    await page.waitForTimeout(600)
    await page.reload()
    await page.getByRole('button', { name: 'Reprendre' }).press('Enter')
    await expect(steps(page)).toHaveText(['Étape 1', 'Étape 2', 'La mare'])
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter')
    await expect(page).toHaveURL(/\/promenades\/modifier\//)
    await open(page, 'Photos')
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#484' } })
    await page.getByLabel('Ajouter une photo').setInputFiles({
      name: 'mare.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture.jpeg().toBuffer(),
    })
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await page.getByRole('button', { name: /^Compléter.*La mare/ }).press('Enter')
    await page.getByLabel(/^Fichier de la photo.*La mare/).setInputFiles({
      name: 'pont.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture.jpeg().toBuffer(),
    })
    const shown = page.getByLabel(/^Ce que montre la photo 1.*La mare/)
    await shown.fill('Le ponton')
    expect(await problems(page)).toEqual([])

    await page.getByRole('button', { name: 'Proposer la promenade' }).press('Enter')
    await page.getByRole('link', { name: /^Les chiens/ }).press('Enter')
    await page.getByLabel('Les chiens').selectOption('LEASH')
    await page.getByRole('button', { name: 'Proposer la promenade' }).press('Enter')
    await expect(page.getByText('Merci, votre promenade est envoyée')).toBeVisible()
    await expect(page.getByText('En attente de relecture').first()).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.getByRole('link', { name: /^Modifier .*Tour de la mare/ }).click()
    await expect(steps(page)).toHaveText(['Étape 1', 'Étape 2', 'La mare'])
    await expect(page.getByRole('button', { name: 'Reprendre' })).toHaveCount(0)
    // Nor is it offered as another new walk.
    await page.goto('/promenades/nouvelle')
    await expect(page.getByLabel('Coordonnées')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reprendre' })).toHaveCount(0)
  },
)

test(
  'a recording of 20,000 points is read in the browser',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    await page.goto('/promenades/nouvelle')
    const input = page.getByLabel('Fichier GPX')
    const laughs = '<!DOCTYPE gpx [<!ENTITY a "ha">]><gpx><name>&a;</name></gpx>'
    await input.setInputFiles(file('rire.gpx', Buffer.from(laughs)))
    await expect(page.getByText(/déclaration.*DOCTYPE/)).toBeVisible()
    await input.setInputFiles(file('boucle.gpx', recording(20_000)))
    await expect(steps(page)).toHaveText(['Départ', 'Arrivée'])
    await expect(page.getByText(/20\s000\spoints/)).toBeAttached()
    await expect(page.getByText(/^Calcul\u00a0: \d+,?\d*\skm/)).toBeVisible()
    const climb = page.getByLabel('Dénivelé positif, en mètres')
    await climb.fill('99')
    await page.getByRole('button', { name: /^Revenir au calcul/ }).click()
    await expect(climb).not.toHaveValue('99')

    // It began at a door: what is cut off takes the start along, and comes back.
    const length = page.getByLabel('Distance, en mètres')
    const whole = await length.inputValue()
    await page.getByLabel('Mètres à retirer au début').press('Enter')
    await expect(page.getByText(/^Début retiré.*Étape 1 \(Départ\) y est déplacée/)).toBeAttached()
    await expect(length).not.toHaveValue(whole)
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(length).toHaveValue(whole)

    await routeTiles(page)
    await page.getByRole('button', { name: 'Afficher la carte' }).click()
    const map = page.getByRole('region', { name: 'Carte de la promenade' })
    await expect(map).toBeVisible()
    await map.click({ position: { x: 40, y: 200 } })
    await expect(steps(page)).toHaveText(['Départ', 'Arrivée', 'Étape 3'])
    await map.getByRole('button', { name: /^Étape 3/ }).press('ArrowRight')
    await expect(page.getByText(/Étape 3 déplacée de .* vers l’est/)).toBeAttached()
    expect(await problems(page)).toEqual([])

    // Signed out elsewhere: said, and nothing is lost.
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByRole('link', { name: /Se reconnecter/ })).toBeVisible()
    await expect(steps(page)).toHaveText(['Départ', 'Arrivée', 'Étape 3'])
  },
)
