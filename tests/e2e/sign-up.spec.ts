import type { Page } from '@playwright/test'

import { expect, test, type Site } from '../support/e2e'
import { sql } from '../support/sql'
import { hasNoSidewaysScroll, problems } from './visitor'

const PASSWORD = 'Sept-Lapins-Blancs-2026'
const NEXT = 'Huit-Lapins-Blancs-2026'

/** The path of the last link that was sent to an address. */
async function linkTo(site: Site, email: string): Promise<string> {
  const [message] = await sql<{ text: string }>(
    site.database,
    'select text from emails where "to" = $1 and text like $2 order by created_at desc limit 1',
    [email, '%/auth/confirmer?jeton=%'],
  )
  return /\/auth\/confirmer\?jeton=[\w-]+/.exec(message?.text ?? '')?.[0] ?? ''
}

async function isFine(page: Page): Promise<void> {
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
}

test(
  'an account is opened, confirmed and looked after, on a phone',
  { tag: '@phone' },
  async ({ page, site, context }, info) => {
    test.skip(!site.database, 'reads the message with the link in the database of the test')
    const email = `lea-${info.project.name}@exemple.fr`
    await page.goto('/auth/connexion?suite=%2Fmes-demandes')
    await page.getByRole('link', { name: 'Créer un compte' }).click()
    // The script of the page runs: until then the browser checks the form itself.
    await expect(page.getByLabel('Afficher le mot de passe')).toBeVisible()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    const summary = page.getByRole('alert').filter({ hasText: '4 réponses sont à revoir' })
    await expect(summary).toBeFocused()
    await isFine(page)
    await page.getByLabel('Votre nom').fill('Léa Morvan')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Afficher le mot de passe').check()
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByLabel('J’accepte les').press('Space')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await isFine(page)
    await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
    await expect(page.getByText('un message vient de partir')).toBeFocused()

    await page.goto(await linkTo(site, email))
    await isFine(page)
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click()
    await expect(page.getByText('Ce n’est pas le mot de passe de ce compte').first()).toBeVisible()
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click()
    // The link that was sent again does not know where the person wanted to go.
    await expect(page.getByText('Votre adresse est confirmée')).toBeVisible()
    await isFine(page)

    const part = (name: string) => page.getByRole('region', { name })
    const identity = part('Vos coordonnées')
    await identity.getByLabel('Code postal').fill('350')
    await identity.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(identity.getByRole('alert')).toContainText('Un code postal a cinq chiffres')
    await identity.getByLabel('Code postal').fill('35000')
    await identity.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(identity.getByRole('status')).toHaveText('Vos coordonnées sont enregistrées.')

    const password = part('Mot de passe')
    await password.getByLabel('Mot de passe actuel').fill(PASSWORD)
    await password.getByLabel('Nouveau mot de passe').fill(NEXT)
    await password.getByRole('button', { name: 'Changer de mot de passe' }).click()
    await expect(password.getByRole('status')).toContainText('Votre nouveau mot de passe')
    await expect(password.getByLabel('Nouveau mot de passe')).toHaveValue('')

    const elsewhere = await context.browser()?.newContext({ baseURL: site.url })
    const other = await elsewhere?.request.post('/api/auth/login', {
      headers: { origin: site.url, 'user-agent': 'Mozilla/5.0 (iPad) FxiOS/140.0' },
      data: { email, password: NEXT },
    })
    expect(other?.status()).toBe(200)
    await page.reload()
    const devices = part('Appareils connectés')
    await devices.getByRole('button', { name: /^Déconnecter Firefox sur iPad/ }).click()
    await expect(devices.getByRole('status')).toContainText('C’est fait')
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await elsewhere?.close()

    const moved = `neuve-${email}`
    const address = part('Adresse e-mail')
    await address.getByLabel('Nouvelle adresse').fill(moved)
    await address.getByLabel('Votre mot de passe actuel').fill(NEXT)
    await address.getByRole('button', { name: 'Changer d’adresse' }).click()
    await expect(address.getByRole('status')).toContainText('jusque-là, rien ne change')
    await isFine(page)
    await page.goto(await linkTo(site, moved))
    await page.getByLabel('Mot de passe', { exact: true }).fill(NEXT)
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click()
    await expect(part('Adresse e-mail')).toContainText(moved)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'an account is opened and changed all the same',
    { tag: '@desktop' },
    async ({ page, site }, info) => {
      test.skip(!site.database, 'reads the message with the link in the database of the test')
      const email = `sans-${info.project.name}@exemple.fr`
      await page.goto('/auth/inscription')
      await page.getByLabel('Votre nom').fill('Zoé Le Bris')
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Mot de passe').fill('court')
      await page.getByLabel('J’accepte les').press('Space')
      await page.getByRole('button', { name: 'Créer mon compte' }).click()
      await expect(page.getByText('Choisissez au moins 12 caractères').first()).toBeVisible()
      await expect(page.getByLabel('Votre nom')).toHaveValue('Zoé Le Bris')
      await expect(page.getByLabel('Mot de passe')).toHaveValue('')
      await page.getByLabel('Mot de passe').fill(PASSWORD)
      await page.getByRole('button', { name: 'Créer mon compte' }).click()
      await expect(page.getByText(email)).toBeVisible()
      await expect(page.getByText('le compte est effacé au bout de trente jours')).toBeVisible()
      // Signed in before the address is confirmed: the account says what that means.
      const entered = await page.request.post('/api/auth/login', {
        headers: { origin: site.url },
        data: { email, password: PASSWORD },
      })
      expect(entered.status()).toBe(200)
      await page.goto('/account')
      await expect(page.getByRole('region', { name: 'Confirmez votre adresse' })).toContainText(
        'Sans confirmation, ce compte sera effacé le',
      )
      const copy = page.getByRole('region', { name: 'Une copie de vos données' })
      await expect(copy).toContainText('Confirmez d’abord votre adresse e-mail')
      await expect(copy.getByRole('button')).toHaveCount(0)
      await page.context().clearCookies()
      await page.goto(await linkTo(site, email))
      await page.getByLabel('Mot de passe').fill('pas-le-bon')
      await page.getByRole('button', { name: 'Confirmer et me connecter' }).click()
      await expect(page.getByText('Ce n’est pas le mot de passe').first()).toBeVisible()
      await page.getByLabel('Mot de passe').fill(PASSWORD)
      await page.getByRole('button', { name: 'Confirmer et me connecter' }).click()
      await expect(page.getByText('Votre adresse est confirmée')).toBeVisible()
      const identity = page.getByRole('region', { name: 'Vos coordonnées' })
      await identity.getByLabel('Nom').fill('Z')
      await identity.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(identity.getByRole('alert')).toContainText('Écrivez au moins 2 caractères')
      await identity.getByLabel('Nom').fill('Zoé')
      await identity.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(identity.getByRole('status')).toHaveText('Vos coordonnées sont enregistrées.')
    },
  )
})
