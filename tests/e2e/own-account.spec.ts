import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, HOME, openAwake, problems, SHELTER } from './visitor'

test(
  'changing one’s own e-mail asks for the present password, and says what is wrong with it',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'superadmin')
    await page.goto('/admin/account')
    const email = page.locator('#field-email')
    const present = page.getByLabel(/^Votre mot de passe actuel/)
    await expect(email).toBeVisible()
    await expect(present).toHaveCount(0)
    await email.fill('ailleurs@exemple.fr')
    await expect(present).toBeVisible()
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await present.fill('ce-n-est-pas-le-bon')
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().includes('/users/'),
    )
    await page.locator('#action-save').click()
    expect((await answered).status()).toBe(403)
    const fault = page
      .getByRole('alert')
      .filter({ hasText: 'Ce n’est pas votre mot de passe actuel' })
    await expect(fault).toBeVisible()
    await expect(present).toBeVisible()
  },
)

test(
  'who is in a team changes their address on the site, where a link proves the new one',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page.request, 'moderateur')
    await page.goto('/admin/account')
    await expect(page.locator('#field-email')).toBeDisabled()
    await page.getByRole('link', { name: 'votre compte' }).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByRole('heading', { name: 'Adresse e-mail' })).toBeVisible()
  },
)

test(
  'the pages of one’s own lead to one another, those that everybody opens too',
  { tag: '@phone' },
  async ({ page }) => {
    const own = page.getByRole('navigation', { name: 'Mon espace' })
    for (const path of ['/favoris', '/mes-dons']) {
      await openAwake(page, path)
      await expect(own).toHaveCount(0)
    }
    await signIn(page.request, 'adoptant')
    for (const [path, name] of [
      ['/favoris', 'Mes favoris'],
      ['/mes-dons', 'Mes dons'],
    ] as const) {
      await page.goto(path)
      await expect(own.locator('[aria-current]')).toHaveText(name)
      expect(await problems(page)).toEqual([])
      expect(await hasNoSidewaysScroll(page)).toBe(true)
    }
  },
)

test(
  'a gift that was not paid leads from one’s own space back to its form',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/auth/connexion')
    await signIn(page.request, 'adoptant')
    const opened = await page.request.post('/api/create-checkout', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        type: 'donation',
        amount: 2500,
        tipAmount: 0,
        currency: 'EUR',
        shelterId: SHELTER,
        customerEmail: 'adoptant@exemple.fr',
        customerFirstName: 'Louis',
        customerLastName: 'Marchal',
      },
    })
    expect(opened.status(), await opened.text()).toBe(200)
    await page.goto('/mon-espace')
    await page.getByRole('link', { name: 'Un don n’est pas terminé' }).first().click()
    await page.getByRole('link', { name: 'Reprendre mon don' }).click()
    await expect(page).toHaveURL(`${HOME}/donate`)
    await expect(page.getByRole('heading', { level: 1, name: 'Faire un don' })).toBeVisible()
  },
)
