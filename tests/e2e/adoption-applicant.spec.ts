import type { Page } from '@playwright/test'

import type { FormField } from '@/features/forms/model'

import { expect, test } from '../support/e2e'
import {
  answer,
  freeAnimal,
  linkSentTo,
  makeRequest,
  moveByApi,
  openBoard,
  tick,
  type Board,
} from './adoptions'
import { complaints, hasNoSidewaysScroll, HOME, problems } from './visitor'

/** A request that the team made, and the page of whoever asked. */
async function followed(page: Page, board: Board, database: string | undefined) {
  const animal = await freeAnimal(page, 'limit=100&species=CAT')
  const request = await makeRequest(page, board, animal.id)
  const sent = await page.request.post(`${board.api}/${request.id}/link`, {
    headers: { origin: board.origin },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  return { ...request, animal, path: await linkSentTo(database, request.email) }
}

const move = (page: Page, board: Board, id: string, from: string, to: string) =>
  moveByApi(page, board, id, { from, to, message: null })

test(
  'asks for an animal from its page, follows the request and withdraws it',
  { tag: '@phone' },
  async ({ page, site }) => {
    test.skip(!site.database, 'reads the message with the link in the database of the test')
    const heard = complaints(page)
    const animal = await freeAnimal(page, 'limit=100&species=CAT')
    const { data } = (await (
      await page.request.get(`/api/animals/${animal.id}/adoption-form`)
    ).json()) as { data: { form: { definition: { fields: FormField[] } } } }
    await page.goto(`${HOME}/animals/${animal.id}`)
    const open = page.getByRole('link', { name: `Adopter ${animal.name}` })
    await open.click()
    const dialog = page.getByRole('dialog', { name: `Adopter ${animal.name}` })
    // One part at a time; what is wrong with it alone is listed, and the way back loses nothing.
    const next = dialog.getByRole('button', { name: 'Continuer' })
    await expect(dialog.getByText(/^Étape 1 sur \d/)).toBeVisible()
    await expect(dialog.getByRole('img', { name: animal.name })).toBeVisible()
    await next.click()
    const summary = dialog.getByRole('alert').filter({ hasText: 'à revoir' })
    await expect(summary).toBeFocused()
    const asked = data.form.definition.fields
    const first = asked.filter(({ groupId, required }) => required && groupId === asked[0]?.groupId)
    await expect(summary.getByRole('link')).toHaveCount(first.length)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // Closed by mistake and opened again: simply still there.
    const name = dialog.locator(`[name="r_${asked[0]?.name}"]`)
    await name.fill('Léa Petit')
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await expect(name).toHaveValue('Léa Petit')
    await expect(dialog.getByRole('button', { name: 'Reprendre' })).toBeHidden()
    const email = `famille-${Math.random().toString(36).slice(2, 8)}@exemple.fr`
    await answer(page, asked, email)
    await dialog.getByRole('button', { name: 'Précédent' }).click()
    await expect(dialog.getByText(/^Étape 3 sur 4/)).toBeVisible()
    await next.click()
    await tick(dialog.getByRole('checkbox', { name: /J’accepte que/ }))
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByRole('heading', { name: /Merci/ })).toBeVisible()

    // Whoever reads that address follows it, not whoever wrote it.
    await expect(dialog.getByText('avec le lien pour suivre votre demande')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Suivre ma demande' })).toHaveCount(0)
    await page.goto(await linkSentTo(site.database, email))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Votre demande pour ${animal.name}`,
    )
    await expect(page.getByRole('listitem').filter({ hasText: 'Demande reçue' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    expect(await problems(page)).toEqual([])
    await page.locator('summary', { hasText: 'Retirer ma demande' }).click()
    await page.getByRole('button', { name: 'Oui, retirer ma demande' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'est retirée' })).toBeVisible()
    expect(heard).toEqual([])
  },
)

test('chooses a meeting, then signs the certificate', { tag: '@phone' }, async ({ page, site }) => {
  test.skip(!site.database, 'reads the message with the link in the database of the test')
  const board = await openBoard(page, site.url)
  const { id, animal, path, name } = await followed(page, board, site.database)
  await move(page, board, id, 'PENDING', 'IN_REVIEW')
  await move(page, board, id, 'IN_REVIEW', 'MEETING')
  await page.goto(path)
  await expect(page.getByText('choisissez un moment')).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await tick(page.getByRole('radio').first())
  await page.getByRole('button', { name: 'Choisir ce moment' }).click()
  await expect(page.getByText('Votre rencontre est fixée')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajouter à mon agenda' })).toBeVisible()

  await move(page, board, id, 'MEETING', 'APPROVED')
  await move(page, board, id, 'APPROVED', 'CERTIFICATE')
  await page.goto(path)
  await expect(page.getByText(/encore\s[67]\sj/)).toBeVisible()
  expect(await problems(page)).toEqual([])
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Lire le certificat' }).getAttribute('href')) ?? '',
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await page.getByLabel('Votre prénom et votre nom').fill(name)
  await tick(page.getByLabel(/Je m’engage expressément/))
  await page.getByRole('button', { name: 'Signer le certificat' }).click()
  await expect(page.getByText(`Signé par ${name}`)).toBeVisible()

  const early = await page.request.post(`${board.api}/${id}/move`, {
    headers: { origin: site.url },
    data: { from: 'CERTIFICATE', to: 'COMPLETED' },
  })
  expect(early.status()).toBe(422)
  await move(page, board, id, 'CERTIFICATE', 'WITHDRAWN')
  await page.goto(path)
  await expect(page.getByText('Cette demande est retirée.')).toBeVisible()
  expect(animal.name).not.toBe('')
})

test('works without JavaScript', { tag: '@desktop' }, async ({ page, browser, site }) => {
  test.skip(!site.database, 'reads the message with the link in the database of the test')
  const board = await openBoard(page, site.url)
  const { id, path, animal } = await followed(page, board, site.database)
  await move(page, board, id, 'PENDING', 'IN_REVIEW')
  await move(page, board, id, 'IN_REVIEW', 'MEETING')
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(path)
  await plain.getByRole('radio').first().focus()
  await plain.getByRole('radio').first().press('Space')
  await plain.getByRole('button', { name: 'Choisir ce moment' }).click()
  await expect(plain.getByText('Votre rencontre est fixée')).toBeVisible()
  await plain.locator('summary', { hasText: 'Retirer ma demande' }).click()
  await plain.getByRole('button', { name: 'Oui, retirer ma demande' }).click()
  await expect(plain).toHaveURL(/\?fait=retrait$/)
  await expect(plain.getByRole('status')).toContainText('est retirée')
  await plain.goto(`${HOME}/animals/${animal.id}/adopter`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Adopter ${animal.name}`)
  await expect(plain.getByRole('button', { name: 'Envoyer' })).toBeVisible()
  await context.close()
})

test('a link that nobody wrote opens nothing', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/suivi/adoption/0198c5a0-7b1f-7c11-8f1e-0123456789ab.abc')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Ce lien ne s’ouvre pas' })).toBeVisible()
})
