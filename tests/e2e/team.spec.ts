import { expect, test } from '../support/e2e'
import { linkSentTo } from './donor-link'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

test(
  'an ADMIN invites somebody, who joins by the link and is signed in',
  { tag: '@phone' },
  async ({ page, site, browser, isMobile }) => {
    test.skip(!site.database, 'reads the message that was sent')
    const email = `recrue-${isMobile ? 'tel' : 'bureau'}@exemple.fr`
    await signIn(page, 'admin')
    await page.goto('/admin/collections/users')
    await expect(page.getByRole('link', { name: /créer/i })).toHaveCount(0)
    await page.getByRole('button', { name: 'Inviter quelqu’un' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' })
    expect(await problems(page, '[role=dialog], dialog[open]')).toEqual([])

    // What the server refuses stands on its field, and what was typed stays.
    await dialog.getByLabel('E-mail').fill('pas une adresse')
    await dialog.getByLabel('Rôle').selectOption('MODERATOR')
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog.getByText('E-mail invalide')).toBeVisible()
    await expect(dialog.getByLabel('Rôle')).toHaveValue('MODERATOR')
    await dialog.getByLabel('E-mail').fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }),
    ).toBeVisible()
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
    await other.close()

    await page.reload()
    await expect(page.getByText('Rachel Recrue')).toBeVisible()
    await expect(
      page.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }),
    ).toHaveCount(0)
  },
)
