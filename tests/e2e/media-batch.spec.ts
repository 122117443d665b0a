import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { add, addPage, drop, picture } from './pictures'
import { problems } from './visitor'

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

test(
  'the same picture twice in one gesture is sent once',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openLibrary(page, site.url)
    const one = await picture('jumeau.png')
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/media$/.test(request.url())) sent += 1
    })
    await drop(page, [one, { ...one, name: 'jumelle.png' }])
    await expect(tray(page).getByText('Ajoutée', { exact: true })).toHaveCount(1)
    await expect(tray(page).getByText(/déjà/).first()).toBeVisible()
    expect(sent).toBe(1)
  },
)

test(
  'several pictures go at once; the ones that a page shows stay and are named',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openLibrary(page, site.url)
    const word = `groupe${Math.random().toString(36).slice(2, 7)}`
    const ids = []
    for (const index of [1, 2, 3]) {
      ids.push(await add(page, site.url, await picture(`${word}-${index}.png`)))
    }
    await addPage(page, site.url, ids[0] ?? '', `Page de ${word}`)
    await page.goto(`/admin/collections/media?search=${word}`)
    await expect(tiles(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Sélectionner', exact: true }).click()
    await page.getByRole('button', { name: 'Tout sélectionner' }).click()
    await page.getByRole('button', { name: 'Supprimer 3 images' }).click()
    const question = page.getByRole('dialog')
    expect(await problems(page, OURS)).toEqual([])
    await question.getByRole('button', { name: /^Supprimer/ }).click()
    await expect(page.getByText(`Page de ${word}`).first()).toBeVisible()
    await page.reload()
    await expect(tiles(page)).toHaveCount(1)
  },
)

test(
  'the part to keep in every crop is set by hand and by keys',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openLibrary(page, site.url)
    const word = `cadre${Math.random().toString(36).slice(2, 7)}`
    await add(page, site.url, await picture(`${word}.png`, 200))
    await page.goto(`/admin/collections/media?search=${word}`)
    await tiles(page).first().click()
    await page.getByRole('button', { name: 'Changer le point d’intérêt' }).click()
    const across = page.getByRole('slider', { name: 'De gauche à droite' })
    await across.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(across).toHaveValue('1')
    expect(await problems(page, OURS)).toEqual([])
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Garder ce point' }).click()
    const answer = (await (await saved).json()) as { data: { focalX: number } }
    expect(answer.data.focalX).toBe(1)
    await expect(page.getByRole('button', { name: 'Changer le point d’intérêt' })).toBeVisible()
  },
)
