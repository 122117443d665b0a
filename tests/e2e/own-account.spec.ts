import { expect, test } from '../support/e2e'
import { signInAs } from './people'
import { hasNoSidewaysScroll } from './visitor'

test(
  'changing one’s own e-mail asks for the present password, and says what is wrong with it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/auth/connexion')
    await signInAs(page, 'moderateur')
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
