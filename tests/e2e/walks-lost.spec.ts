import sharp from 'sharp'

import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { signIn } from './people'

test(
  'a walk whose answers are lost on the way is written once, with one photo, and goes on',
  { tag: '@phone' },
  async ({ page, site }) => {
    // The server has done it, and the phone hears nothing.
    let isLost = true
    await page.route('**/api/walks**', async (route) => {
      if (!isLost || route.request().method() === 'GET') return route.continue()
      await route.fetch()
      await route.abort()
    })
    const heard = async (press: () => Promise<void>, said: RegExp) => {
      isLost = true
      await press()
      await expect(page.getByText(/La connexion est interrompue/).first()).toBeVisible()
      isLost = false
      await press()
      await expect(page.getByText(said).first()).toBeAttached()
    }
    await signIn(page.request, 'benevole')
    await page.goto('/promenades/nouvelle')
    for (const typed of ['48.02, -1.74', '48.03, -1.75']) {
      await page.getByLabel('Coordonnées').fill(typed)
      await page.getByLabel('Coordonnées').press('Enter')
    }
    await page.locator('summary').filter({ hasText: 'Présentation' }).press('Enter')
    await page.getByLabel('Nom de la promenade').fill('Le chemin du réseau perdu')
    await page.getByLabel('Difficulté').selectOption('EASY')
    await page.getByLabel('Genre').selectOption('STROLL')
    const save = () => page.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter')
    await heard(save, /Promenade enregistrée/)
    await expect(page).toHaveURL(/\/promenades\/modifier\//)

    await page.locator('summary').filter({ hasText: 'Photos' }).press('Enter')
    // From a file: chosen again, it is the same one.
    const photo = test.info().outputPath('mare.jpg')
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#484' } })
      .jpeg()
      .toFile(photo)
    isLost = true
    await page.getByLabel('Ajouter une photo').setInputFiles(photo)
    await expect(page.getByText(/La connexion est interrompue/).first()).toBeVisible()
    isLost = false
    await page.getByLabel('Ajouter une photo').setInputFiles(photo)
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Photo 2' })).toHaveCount(0)
    // What was saved beside the photo that was lost is no change of somebody else.
    await page.getByLabel('Nom de la promenade').fill('Le chemin du réseau retrouvé')
    await heard(save, /Promenade enregistrée/)
    await expect(page.getByText(/entre-temps/)).toHaveCount(0)
    const rows = await sql(
      site.database,
      `select name, jsonb_array_length(photos) as photos from walks where name like 'Le chemin du réseau%'`,
      [],
    )
    expect(rows).toEqual([{ name: 'Le chemin du réseau retrouvé', photos: 1 }])
  },
)
