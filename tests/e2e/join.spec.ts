import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { signIn } from './people'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

const PATH = '/refuges/rejoindre-plateforme'

const answers = (name: string, email: string): Array<[string, string]> => [
  ['Nom du refuge', name],
  ['SIRET', '732 829 320 00074'],
  ['Adresse', '12 chemin des Haies'],
  ['Code postal', '35000'],
  ['Ville', 'Rennes'],
  ['Votre nom', 'Jeanne Le Bihan'],
  ['E-mail', email],
  ['Téléphone', '01 99 00 12 34'],
  ['Pourquoi voulez-vous nous rejoindre', 'Nous accueillons des chats errants depuis dix ans.'],
]

async function fill(page: Page, name: string, email: string): Promise<void> {
  for (const [label, value] of answers(name, email)) {
    await page
      .getByLabel(label, { exact: ['Adresse', 'E-mail', 'Téléphone'].includes(label) })
      .fill(value)
  }
  await page.getByLabel('Type de structure').selectOption('ASSOCIATION')
  await page.getByLabel(/J’accepte/).check()
}

test(
  'by keyboard alone: what is missing, then the request',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const heard = complaints(page)
    await page.goto(PATH)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('button', { name: 'Envoyer la demande' }).focus()
    await page.keyboard.press('Enter')
    const summary = page
      .locator('main')
      .getByRole('alert')
      .filter({ hasText: 'réponses sont à revoir' })
    await expect(summary).toBeFocused()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const name = page.getByLabel('Nom du refuge')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Le nom du refuge est requis')

    // From the first field to the last, by Tab and letters.
    const typed = [
      `Les Moustaches ${info.project.name}`,
      'Association',
      '732 829 320 00075',
      '',
      '12 chemin des Haies',
      '35000',
      'Rennes',
      // The box for who receives nobody is left alone.
      '',
      'Jeanne Le Bihan',
      `moustaches-${info.project.name}@exemple.fr`,
      '01 99 00 12 34',
      'Nous accueillons des chats errants depuis dix ans.',
    ]
    for (const text of typed) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'SIRET : Ce SIRET n’existe pas',
    )
    await expect(name).toHaveValue(typed[0] ?? '')
    await page.getByLabel('SIRET').fill('73282932000074')

    // The network fails: everything is still there. Then two clicks are one request.
    await page.route('**/api/shelters/join', (route) => route.abort(), { times: 1 })
    const send = page.getByRole('button', { name: 'Envoyer la demande' })
    await send.press('Enter')
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'La connexion au serveur a échoué',
    )
    await expect(name).toHaveValue(typed[0] ?? '')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/shelters/join')) sent += 1
    })
    await send.dblclick()
    await expect(page).toHaveURL(`${PATH}/merci`)
    expect(sent).toBe(1)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard.filter((each) => !each.includes('ERR_FAILED'))).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the same form comes back filled, then arrives',
    { tag: '@desktop' },
    async ({ page }, info) => {
      await page.goto(PATH)
      await fill(
        page,
        `Les Quatre Pattes ${info.project.name}`,
        `sans-${info.project.name}@exemple.fr`,
      )
      await page.getByLabel('SIRET').fill('12345678901234')
      await page.getByRole('button', { name: 'Envoyer la demande' }).click()
      await expect(page).toHaveURL(`${PATH}/corriger?erreur=champs`)
      await expect(page.locator('main').getByRole('alert')).toContainText(
        'SIRET : Ce SIRET n’existe pas',
      )
      await expect(page.getByLabel('Pourquoi voulez-vous nous rejoindre')).toHaveValue(
        /chats errants/,
      )
      await expect(page.getByLabel('Type de structure')).toHaveValue('ASSOCIATION')
      await page.getByLabel('SIRET').fill('73282932000074')
      await page.getByRole('button', { name: 'Envoyer la demande' }).click()
      await expect(page).toHaveURL(`${PATH}/merci`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Merci')
    },
  )
})

test(
  'a super admin accepts, the first administrator chooses a password and enters',
  { tag: '@desktop' },
  async ({ page, context, site }, info) => {
    test.skip(!site.database, 'reads the message in the database')
    const email = `presidente-${info.project.name}@exemple.fr`
    const name = `Refuge du Chemin ${info.project.name}`
    await page.goto(PATH)
    await fill(page, name, email)
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(page).toHaveURL(`${PATH}/merci`)

    const [shelter] = await sql<{ id: string; slug: string }>(
      site.database,
      'select id, slug from shelters where name = $1',
      [name],
    )
    const address = `/shelter/${shelter?.slug ?? ''}`
    expect((await page.goto(address))?.status()).toBe(404)

    await signIn(page.request, 'superadmin')
    await page.goto(`/super-admin/shelters/${shelter?.id ?? ''}`)
    const panel = page.getByRole('region', { name: /Une demande attend votre décision/ })
    await expect(panel).toContainText('chats errants depuis dix ans')
    await panel.getByRole('button', { name: 'Refuser…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refuser' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Indiquez la raison')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await panel.getByRole('button', { name: 'Accepter et nommer l’administrateur' }).click()
    await expect(dialog.getByLabel('E-mail du premier administrateur')).toHaveValue(email)
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
    expect(violations).toEqual([])
    await dialog.getByRole('button', { name: 'Accepter' }).click()
    await expect(page.getByText('Le refuge est accepté')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Suspendre…' })).toBeVisible()
    expect((await page.goto(address))?.status()).toBe(200)

    await context.clearCookies()
    const [message] = await sql<{ text: string }>(
      site.database,
      'select text from emails where "to" = $1 and subject like $2',
      [email, '%Patte Blanche%'],
    )
    const link = /\/auth\/mot-de-passe\?jeton=[0-9a-f]+/.exec(message?.text ?? '')?.[0] ?? ''
    await page.goto(link)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByLabel('Nouveau mot de passe').fill('court')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.locator('main').getByRole('alert')).toContainText('au moins 12 caractères')
    await page.getByLabel('Nouveau mot de passe').fill('Neuf-Chats-Roux-2026')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Votre mot de passe est enregistré')).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('Neuf-Chats-Roux-2026')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/admin$/)

    await context.clearCookies()
    await page.goto(link)
    await page.getByLabel('Nouveau mot de passe').fill('Dix-Chats-Roux-2026')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'Ce lien n’est plus valable',
    )
    await page.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
    await page.getByLabel('E-mail de votre compte').fill(email)
    await page.getByRole('button', { name: 'Recevoir un lien' }).click()
    await expect(page.getByRole('status')).toContainText('un message vient de partir')
  },
)

test('the three pages are for everybody, at every width', async ({ page }) => {
  for (const path of [PATH, `${PATH}/merci`, '/auth/mot-de-passe-oublie']) {
    await page.goto(path)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
})
