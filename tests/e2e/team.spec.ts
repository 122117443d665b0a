import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { linkSentTo } from './donor-link'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const TEAM = '/admin/collections/users'
const DIALOG = '[role=dialog], dialog[open]'

/** Presses one of the things done with somebody of the team. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Autres actions pour ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test(
  'an ADMIN invites somebody, who joins, gets another role and is taken off the team',
  { tag: '@phone' },
  async ({ page, site, browser, isMobile }) => {
    test.skip(!site.database, 'reads the messages that were sent')
    const email = `recrue-${isMobile ? 'tel' : 'bureau'}@exemple.fr`
    await signIn(page.request, 'admin')
    await page.goto('/shelter/refuge-des-quatre-vents/admin/team')
    await expect(page).toHaveURL(new RegExp(TEAM))
    await expect(page.getByText(/^\d+ utilisateurs$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /créer/i })).toHaveCount(0)
    expect(await problems(page)).toEqual([])

    await page.getByRole('button', { name: 'Inviter quelqu’un' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' })
    expect(await problems(page, DIALOG)).toEqual([])
    // What the server refuses stands on its field, and what was typed stays.
    await dialog.getByLabel('E-mail').fill('pas une adresse')
    await dialog.getByRole('radio', { name: 'Modérateur' }).check()
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog.getByText('E-mail invalide')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Modérateur' })).toBeChecked()
    await dialog.getByLabel('E-mail').fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const resend = page.getByRole('button', { name: `Renvoyer l’invitation à ${email}` })
    await expect(resend).toBeVisible()
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    const path = () => linkSentTo(site.database ?? '', email, '/auth/invitation?jeton=')
    await expect.poll(path).not.toBe('')
    const link = await path()
    const other = await browser.newContext({ baseURL: site.url })
    const invited = await other.newPage()
    await invited.goto(link)
    await expect(invited.getByText('avec le rôle')).toContainText('Modérateur')
    expect(await problems(invited)).toEqual([])
    await invited.getByLabel('Votre nom').fill('Rachel Recrue')
    await invited.getByLabel('Mot de passe', { exact: true }).fill('court')
    await invited.getByRole('button', { name: 'Rejoindre l’équipe' }).click()
    await expect(invited.getByRole('alert').first()).toBeVisible()
    await expect(invited.getByLabel('Votre nom')).toHaveValue('Rachel Recrue')
    await invited.getByLabel('Mot de passe', { exact: true }).fill('quatre mots pour entrer')
    await invited.getByRole('button', { name: 'Rejoindre l’équipe' }).click()
    await expect(invited).toHaveURL(/\/admin$/)
    await invited.goto(link)
    await expect(invited.getByText('Il a déjà servi', { exact: false })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Rachel Recrue' })).toBeVisible()
    await expect(resend).toHaveCount(0)

    // Another role, with the keyboard alone.
    await page.getByRole('button', { name: 'Rôle de Rachel Recrue\u00a0: Modérateur' }).focus()
    await page.keyboard.press('Enter')
    const role = page.getByRole('dialog', { name: 'Rôle de Rachel Recrue' })
    expect(await problems(page, DIALOG)).toEqual([])
    await role.getByRole('radio', { name: 'Modérateur' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(role.getByRole('radio', { name: 'Éditeur' })).toBeChecked()
    await role.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await expect(page.getByText('a maintenant le rôle')).toContainText('Éditeur')
    await invited.goto('/admin/collections/forms')
    await expect(invited.locator('.not-found')).toBeVisible()

    await choose(page, 'Rachel Recrue', 'Retirer de l’équipe')
    expect(await problems(page, DIALOG)).toEqual([])
    await page.getByRole('button', { name: 'Retirer de l’équipe' }).click()
    await expect(page.getByText('Rachel Recrue ne fait plus partie de l’équipe')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rachel Recrue' })).toHaveCount(0)

    // With the session that was open all the time.
    await invited.goto('/admin/collections/news')
    await expect(invited).not.toHaveURL(/collections\/news/)
    const news = await invited.request.get('/api/shelter/refuge-des-quatre-vents/news')
    expect(news.status()).toBe(404)
    await other.close()
  },
)

test(
  'a team is searched, shown on the site, and keeps its last ADMIN',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page.request, 'admin')
    await page.goto(TEAM)
    await page.getByRole('searchbox').fill('karim')
    await expect(page.getByText('1 utilisateur', { exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('personne ici')
    await expect(page.getByRole('heading', { name: 'Aucun utilisateur trouvé' })).toBeVisible()
    await page.getByRole('button', { name: 'Tout effacer' }).click()

    await choose(page, 'Karim Benali', 'Fonction et affichage sur le site')
    const dialog = page.getByRole('dialog', { name: 'Karim Benali sur le site' })
    expect(await problems(page, DIALOG)).toEqual([])
    await dialog.getByLabel('Fonction affichée').selectOption('Communication')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    const karim = page.getByRole('listitem').filter({ hasText: 'Karim Benali' })
    await expect(karim).toContainText('Communication')

    // Who alone answers for the shelter is told so before they press.
    await page.getByRole('button', { name: 'Autres actions pour Hélène Le Goff' }).click()
    await expect(page.getByRole('menuitem', { name: 'Quitter l’équipe' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Rôle de Hélène Le Goff/ }).click()
    const role = page.getByRole('dialog', { name: 'Rôle de Hélène Le Goff' })
    await role.getByRole('radio', { name: 'Éditeur' }).check()
    await role.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(role.getByRole('alert')).toHaveText(
      'Le dernier administrateur d’un refuge ne peut pas être retiré',
    )
  },
)

test('a super admin finds a person of any team', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page.request, 'superadmin')
  await page.goto(TEAM)
  await page.getByRole('button', { name: /^Super Admin/ }).click()
  await expect(page.getByText('1 utilisateur', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Tous/ }).click()
  await page.getByRole('combobox', { name: 'Refuge' }).last().selectOption('Les Amis du Lac')
  // The list before is there, paler, until the next has come.
  await expect(page.getByRole('link', { name: 'Camille Rivoal', exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Nadège Pessey', exact: true })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: 'Nadège Pessey', exact: true }).click()
  await expect(page).toHaveURL(/collections\/users\/[0-9a-f-]{36}$/)
})
