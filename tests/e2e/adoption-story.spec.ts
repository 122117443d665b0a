import type { Browser, Page } from '@playwright/test'
import { Client } from 'pg'

import { expect, test } from '../support/e2e'
import { BOARD, dialog, linkSentTo, makeRequest, openBoard, tick, type Board } from './adoptions'
import { write } from './publishing'
import { hasNoSidewaysScroll, HOME, problems } from './visitor'

type Size = { width: number; height: number } | null

const mark = () => Math.random().toString(36).slice(2, 8)

/** Makes the certificate of a request so many days older: nobody waits seven days in a test. */
async function age(database: string, request: string, days: number): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update certificates set delivered_at = delivered_at - make_interval(days => $2)
       where request_id = $1`,
      [request, days],
    )
    expect(rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

/** Builds a form from the ready-made one, and opens it to the public; answers its id. */
async function buildForm(page: Page, title: string): Promise<string> {
  await page.goto('/admin/collections/forms/create')
  await page.getByRole('button', { name: /^Demande d’adoption/ }).click()
  await expect(page.locator('[data-field]').first()).toBeVisible()
  await page.locator('#field-title').fill(title)
  await page.getByLabel('Actif : le public peut répondre').check()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/forms\/[0-9a-f-]{36}/)
  return /forms\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** A cat that no other test knows, and the plan that fits it alone, with that form. */
async function prepare(page: Page, { origin, shelter }: Board, form: string, name: string) {
  const animal = await write(page, origin, 'POST', 'animals', {
    name,
    shelter,
    species: 'CAT',
    sex: 'FEMALE',
    birthDate: '2022-03-01',
    idType: 'CHIP',
    idNumber: `25026009${String(Date.now()).slice(-7)}`,
    birthPlace: 'inconnu',
    pedigree: false,
    hasSpecialNeeds: true,
    isVisible: true,
  })
  const plan = await page.request.post('/api/admin/plans', {
    headers: { origin },
    data: {
      shelter_id: shelter,
      type: 'ADOPTION',
      species: 'CAT',
      title: `Pour ${name}`,
      price: 35,
      age_min_months: 36,
      age_max_months: 96,
      is_special_needs: true,
      form_id: form,
    },
  })
  expect(plan.status(), await plan.text()).toBe(201)
  return animal
}

/** Somebody without an account asks for the animal; answers the way to their request. */
async function apply(
  browser: Browser,
  origin: string,
  viewport: Size,
  animal: { id: string; name: string },
  email: string,
  database: string | undefined,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR', viewport })
  const page = await context.newPage()
  await page.goto(`${HOME}/animals/${animal.id}`)
  await expect(page.getByText(/35\s€/).first()).toBeVisible()
  await page.getByRole('link', { name: `Adopter ${animal.name}` }).click()
  const form = dialog(page)
  await form.getByLabel('Prénom et nom').fill('Léa Guivarch')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Téléphone').fill('06 39 98 12 34')
  await form.getByLabel('Code postal et commune').fill('35170 Bruz')
  await tick(form.getByLabel(/^J’ai\s18\sans/))
  const next = form.getByRole('button', { name: 'Continuer' })
  await next.click()
  await form.getByLabel(/^Combien de personnes/).fill('Deux adultes')
  await tick(form.getByRole('radio', { name: 'Oui, tout le monde' }))
  await form.getByLabel('Vous habitez').selectOption('Une maison')
  await next.click()
  await form.getByLabel(/^Combien de temps l’animal/).selectOption('Presque jamais')
  const pets = form.getByRole('radiogroup', { name: /déjà des animaux/ })
  await tick(pets.getByRole('radio', { name: 'Non' }))
  await next.click()
  await form.getByLabel(/^Pourquoi cet animal/).fill('Elle aura le coin du poêle.')
  await tick(form.getByLabel(/utilise mes réponses/))
  await form.getByRole('button', { name: 'Envoyer' }).click()
  // The shelter's own thanks, once.
  await expect(page.getByRole('heading', { name: /^Merci/ })).toHaveCount(1)
  await page.goto(await linkSentTo(database, email))
  await expect(page.getByRole('heading', { level: 1, name: animal.name })).toBeVisible()
  return page
}

/** One step on the screen of the request, with its usual message. */
async function step(page: Page, label: string, next: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await dialog(page).getByRole('button', { name: label }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[aria-current="step"]')).toHaveText(next)
}

test('from a form to a home', { tag: '@desktop' }, async ({ page, site, browser }) => {
  const { database } = site
  test.skip(!database, 'seven days pass in the database of the test')
  await page.goto('/auth/connexion')
  const board = await openBoard(page, site.url)
  const name = `Praline ${mark()}`
  const form = await buildForm(page, `Adopter ${name}`)
  const animal = { name, id: await prepare(page, board, form, name) }

  const email = `${mark()}@exemple.fr`
  const family = await apply(browser, site.url, page.viewportSize(), animal, email, database)
  const other = await makeRequest(page, board, animal.id)

  await page.goto(`${BOARD}?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: 'Léa Guivarch' }).click()
  await expect(page.getByText('Elle aura le coin du poêle.')).toBeVisible()
  await expect(page.getByRole('link', { name: '1 autre demande en cours' })).toBeVisible()
  const request = /adoption-requests\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await step(page, 'Étudier la demande', 'À l’étude')
  await step(page, 'Proposer une rencontre', 'Rencontre')
  await step(page, 'Accepter la demande', 'Acceptée')
  await step(page, 'Remettre le certificat', 'Certificat remis')
  await expect(page.getByText(/encore (7\sj|6\sj\s23\sh)/).first()).toBeVisible()
  const finish = page.getByRole('button', { name: 'Finaliser l’adoption' })
  await expect(finish).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/Le délai de 7 jours n’est pas passé/)).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)

  await family.reload()
  await family.getByLabel('Votre prénom et votre nom').fill('Léa Guivarch')
  await tick(family.getByRole('checkbox'))
  await family.getByRole('button', { name: 'Signer le certificat' }).click()
  await expect(family.getByText(/Signé par Léa Guivarch/)).toBeVisible()

  await age(database ?? '', request, 6)
  await page.reload()
  await expect(finish).toHaveAttribute('aria-disabled', 'true')
  await age(database ?? '', request, 1)
  await page.reload()
  await expect(finish).not.toHaveAttribute('aria-disabled')
  await finish.click()
  await expect(dialog(page).getByText('L’autre demande pour cet animal sera fermée.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Finaliser l’adoption' }).click()
  await expect(page.getByText('Cette demande est terminée')).toBeVisible()

  await page.goto(`${BOARD}/${other.id}`)
  await expect(page.getByText('L’animal a été adopté par une autre famille')).toBeVisible()
  await page.goto('/dev/mailbox')
  const told = page.getByRole('listitem').filter({ hasText: other.email })
  await expect(told.getByRole('link', { name: `${name} a trouvé sa famille` })).toBeVisible()
  await family.goto(`${HOME}/animals/${animal.id}`)
  await expect(family.getByText('Adopté', { exact: false }).first()).toBeVisible()
  await family.context().close()

  await page.goto(`${BOARD}/${request}`)
  await page.getByRole('button', { name: 'Revenu au refuge' }).click()
  await dialog(page).getByLabel('Raison du retour').fill('Le vieux chat de la maison souffrait.')
  await dialog(page).getByRole('button', { name: 'Revenu au refuge' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Retour au refuge')).toBeVisible()
})
