import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { animals, hasNoSidewaysScroll, problems } from './visitor'

const PASSWORD = 'Demo-Patte-2026'
const AWAY = '/shelter/les-amis-du-lac'

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Ajouter|Retirer) ${name} `) }).first()

/** One that the person does not like yet, and that no other has the name of. */
async function notLiked(page: Page) {
  const { likes } = (await (await page.request.get('/api/v1/me/likes')).json()) as {
    likes: Array<{ animalId: string; name: string }>
  }
  const list = await animals(page.request, 'status=AT_SHELTER&limit=100')
  const found = list.find(({ id, name }) =>
    likes.every((one) => one.animalId !== id && one.name !== name),
  )
  if (!found) throw new Error('an animal is needed')
  return found
}

test(
  'a heart pressed before signing in is the account’s afterwards, and leaves with it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await page.goto('/')
    await signIn(page.request, 'admin2')
    const one = await notLiked(page)
    await page.context().clearCookies()

    await page.goto(`/animaux/${one.id}`)
    await heart(page, one.name).click()
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true')
    await signIn(page.request, 'admin2')
    const joined = page.waitForResponse((answer) => answer.url().endsWith('/me/likes/join'))
    await page.reload()
    expect((await joined).status()).toBe(200)
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true')

    // The same on another device.
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const device = await other.newPage()
    await signIn(device.request, 'admin2')
    await device.goto(`/animaux/${one.id}`)
    await expect(heart(device, one.name)).toHaveAttribute('aria-pressed', 'true')

    // The server says no: it is shown as it was, and said.
    await device.route('**/api/v1/me/likes/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await heart(device, one.name).click()
    await expect(device.getByText(/n’a pas pu être enregistré/).last()).toBeVisible()
    await expect(heart(device, one.name)).toHaveAttribute('aria-pressed', 'true')
    await device.unroute('**/api/v1/me/likes/*')
    const sent = device.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await heart(device, one.name).click()
    expect((await sent).status()).toBe(200)
    await expect(heart(device, one.name)).toHaveAttribute('aria-pressed', 'false')

    // Signed out, nothing of it is left behind.
    await device.context().clearCookies()
    await device.goto('/favoris')
    await expect(device.getByText('Aucun favori pour l’instant')).toBeVisible()
    await expect
      .poll(() => device.evaluate(() => localStorage.getItem('patte-blanche.likes.v1')))
      .toBeNull()
    await other.close()
  },
)

test(
  'a shelter is followed by somebody who signs in for it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(AWAY)
    await page.getByRole('button', { name: 'Suivre ce refuge' }).click()
    await expect(page).toHaveURL(/\/auth\/connexion\?suite=/)
    await expect(page.getByLabel('Afficher le mot de passe')).toBeVisible()
    await page.getByLabel(/e-?mail/i).fill('editeur@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: /connecter/i }).click()
    await expect(page).toHaveURL(new RegExp(`${AWAY}$`))
    const button = page.getByRole('button', { name: /^(Suivre ce refuge|Refuge suivi)$/ })
    await expect(button).toHaveText('Refuge suivi')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.goto('/favoris')
    await expect(
      page.getByRole('link', { name: /Les amis du lac/i }).filter({ visible: true }),
    ).toHaveCount(1)
    expect(await problems(page)).toEqual([])

    await page.goto(AWAY)
    await expect(button).toHaveText('Refuge suivi')
    await page.route('**/follow', (route) => route.fulfill({ status: 503, json: {} }))
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: /./ }).last()).toBeVisible()
    await expect(button).toHaveText('Refuge suivi')
    await page.unroute('**/follow')
    await button.click()
    await expect(button).toHaveText('Suivre ce refuge')
    await page.reload()
    await expect(button).toHaveText('Suivre ce refuge')
  },
)
