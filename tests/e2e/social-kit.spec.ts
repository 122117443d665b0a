import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId, write } from './publishing'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

const NBSP = '\u00a0'

test.use({ viewport: { width: 390, height: 844 } })

/** A hamster that everybody sees and no other test knows. */
async function addHamster(page: Page, origin: string): Promise<{ id: string; name: string }> {
  const name = `Essai ${Math.random().toString(36).slice(2, 8)}`
  const shelter = await shelterId(page.request, SHELTER)
  const more = {
    species: 'HAMSTER',
    sex: 'FEMALE',
    isVisible: true,
    shortDescription: 'Très vive.',
  }
  return { id: await write(page, origin, 'POST', 'animals', { name, shelter, ...more }), name }
}

test(
  'a volunteer shares an animal from its sheet: text, picture, zip, and that it was done',
  { tag: '@desktop' },
  async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page.request, 'editeur')
    const { id, name } = await addHamster(page, site.url)
    await page.goto(`/admin/collections/animals/${id}`)
    await page.getByRole('button', { name: 'Partager sur les réseaux' }).click()
    const dialog = page.getByRole('dialog', { name: `Partager ${name}` })
    await expect(dialog.getByRole('img', { name: /^Image à partager/ })).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // A story has its own shape and few words.
    await dialog.getByRole('tab', { name: 'Story' }).click()
    await expect(dialog.getByRole('button', { name: /^Story/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(dialog.getByLabel('Texte pour Story')).toHaveValue(`${name} attend sa famille 🐾`)

    await dialog.getByRole('tab', { name: 'X', exact: true }).click()
    const text = dialog.getByLabel('Texte pour X')
    await expect(text).toHaveValue(new RegExp(`${name}[\\s\\S]*/animals/${id}`))
    await text.fill('é'.repeat(283))
    await expect(dialog.getByRole('alert')).toHaveText('3 caractères de trop')
    await text.fill(`Voici ${name}.`)
    await dialog.getByRole('button', { name: 'Copier le texte' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`Voici ${name}.`)

    const started = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Télécharger le kit' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^essai-[a-z0-9]+-reseaux\.zip$/)
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
    expect(Buffer.from(files['textes/x.txt'] ?? []).toString()).toContain(`Voici ${name}.`)

    await dialog.getByRole('button', { name: 'Noter comme publié sur X' }).click()
    await expect(dialog.getByText(/^Partagé le .* sur X$/)).toBeVisible()
    await expect(dialog.getByRole('tab', { name: /X.*déjà partagé/ })).toBeVisible()

    // What was typed is there when one comes back, and so is what was noted.
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Partager sur les réseaux' }).click()
    await dialog.getByRole('tab', { name: /^X/ }).click()
    await expect(text).toHaveValue(`Voici ${name}.`)
    await dialog.getByRole('button', { name: 'Reprendre le texte proposé' }).click()
    await expect(text).toHaveValue(new RegExp(`/animals/${id}`))
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(dialog.getByText(/^Partagé le /)).toBeHidden()

    // Without a network the words stay, and a picture that does not come is asked for again.
    await context.setOffline(true)
    await expect(dialog.getByText(/Vous êtes hors ligne/)).toBeVisible()
    await expect(text).toHaveValue(new RegExp(`/animals/${id}`))
    await context.setOffline(false)
    await page.route('**/pictures/portrait*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Portrait 4:5' }).click()
    await expect(dialog.getByText('L’image n’a pas pu être préparée.')).toBeVisible()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog.getByRole('img', { name: /4:5$/ })).toBeVisible()
  },
)

test(
  'an article that is online is shared from its form, and a hidden animal is not',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    const shelter = await shelterId(page.request, SHELTER)
    const title = `Essai ${Math.random().toString(36).slice(2, 8)}`
    const article = { title, shelter, content: '<p>Bonjour à tous.</p>', nextStatus: 'PUBLISHED' }
    const id = await write(page, site.url, 'POST', 'news', { ...article, _status: 'published' })
    await page.goto(`/admin/collections/news/${id}`)
    await page.getByRole('button', { name: 'Partager sur les réseaux' }).click()
    const dialog = page.getByRole('dialog', { name: `Partager ${title}` })
    await expect(dialog.getByLabel('Texte pour Facebook')).toHaveValue(
      new RegExp(`${title}[\\s\\S]*Bonjour à tous[\\s\\S]*${NBSP}:\\n.*/news/`),
    )
    await expect(dialog.getByRole('img', { name: /^Image à partager/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const hidden = await write(page, site.url, 'POST', 'animals', {
      name: title,
      shelter,
      species: 'HAMSTER',
      sex: 'MALE',
      isVisible: false,
    })
    await page.goto(`/admin/collections/animals/${hidden}`)
    await expect(page.getByRole('button', { name: `Autres actions pour ${title}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Partager sur les réseaux' })).toBeHidden()
  },
)
