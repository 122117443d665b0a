import fs from 'node:fs'

import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'

import { expect, test } from '../support/e2e'
import { PASSWORD, signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

/** A job waits for the next round of its server: see platform/jobs/timer.ts. */
const A_ROUND_MS = 40_000

const parts = (page: Page) => ({
  copy: page.getByRole('region', { name: 'Une copie de vos données' }),
  end: page.getByRole('region', { name: 'Effacer votre compte' }),
})
const present = 'Votre mot de passe actuel'

/** The account of somebody, signed in. */
async function openAccount(page: Page, who: string): Promise<ReturnType<typeof parts>> {
  await signIn(page.request, who)
  await page.goto('/account')
  return parts(page)
}

async function isFine(page: Page): Promise<void> {
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
}

test(
  'one receives a copy of one’s data, and gives up one’s account and keeps it',
  { tag: '@phone' },
  async ({ page }) => {
    // Nobody who gives in another story: with a payment page open an account is not given up.
    const { copy, end } = await openAccount(page, 'editeur')
    const ask = copy.getByRole('button', { name: 'Recevoir une copie' })
    // The script of the page runs: until then the browser checks the form itself.
    await expect(copy.getByLabel('Afficher le mot de passe')).toBeVisible()
    await copy.getByLabel(present).fill('pas-le-bon')
    await ask.click()
    await expect(copy.getByRole('alert')).toContainText('Ce n’est pas votre mot de passe actuel')
    await copy.getByLabel(present).fill(PASSWORD)
    await ask.click()
    await expect(copy.getByRole('status')).toContainText('Votre copie se prépare')
    await expect(ask).toHaveCount(0)
    await expect(copy.getByRole('progressbar', { name: 'Avancement de la copie' })).toBeVisible()
    await isFine(page)

    // The page says by itself that it is ready.
    const link = copy.getByRole('link', { name: /^Télécharger la copie du/ })
    await expect(link).toBeVisible({ timeout: A_ROUND_MS })
    await expect(copy.getByRole('status')).toHaveText('Votre copie est prête.')
    await expect(ask).toBeVisible()
    await isFine(page)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('mes-donnees-patte-blanche.zip')
    const inside = unzipSync(fs.readFileSync(await download.path()))
    const data = JSON.parse(strFromU8(inside['donnees.json'] ?? new Uint8Array())) as {
      email: string
      files: string[]
    }
    expect(data.email).toBe('editeur@exemple.fr')
    expect(Object.keys(inside)).toHaveLength(data.files.length + 2)
    expect(strFromU8(inside['LISEZ-MOI.txt'] ?? new Uint8Array())).toContain(data.email)
    expect(
      (await page.request.get('/api/user/data/0193b0a0-0000-7000-8000-000000000000')).status(),
    ).toBe(404)

    await end.getByLabel(present).fill(PASSWORD)
    await end.getByRole('button', { name: 'Effacer mon compte' }).click()
    await expect(end).toContainText('Votre compte sera effacé le')
    await isFine(page)
    await end.getByRole('button', { name: 'Garder mon compte' }).click()
    await expect(end.getByRole('button', { name: 'Effacer mon compte' })).toBeVisible()
    await expect(end).not.toContainText('Votre compte sera effacé le')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'a copy is asked for and received, and an account kept, all the same',
    { tag: '@desktop' },
    async ({ page }) => {
      const { copy, end } = await openAccount(page, 'benevole')
      await copy.getByLabel(present).fill('pas-le-bon')
      await copy.getByRole('button', { name: 'Recevoir une copie' }).click()
      await expect(copy).toContainText('Ce n’est pas votre mot de passe actuel')
      await copy.getByLabel(present).fill(PASSWORD)
      await copy.getByRole('button', { name: 'Recevoir une copie' }).click()
      await expect(page).toHaveURL(/\/account\?fait=copie#copie$/)
      await expect(copy.getByRole('status')).toContainText('Votre copie se prépare')
      // What stands in `noscript` is no text for Playwright’s own comparison.
      expect(await copy.innerText()).toContain('Rechargez cette page')
      const link = copy.getByRole('link', { name: /^Télécharger la copie du/ })
      await expect(async () => {
        await page.reload()
        await expect(link).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: A_ROUND_MS, intervals: [2000] })

      await end.getByLabel(present).fill(PASSWORD)
      await end.getByRole('button', { name: 'Effacer mon compte' }).click()
      await expect(end).toContainText('Votre compte sera effacé le')
      await end.getByRole('button', { name: 'Garder mon compte' }).click()
      await expect(end.getByRole('button', { name: 'Effacer mon compte' })).toBeVisible()
    },
  )
})
