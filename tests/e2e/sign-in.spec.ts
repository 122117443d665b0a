import AxeBuilder from '@axe-core/playwright'

import { expect, test } from '../support/e2e'

const PASSWORD = 'Demo-Patte-2026'

test(
  'too many tries: a countdown that runs, then the entrance opens again',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const email = `egare-${info.project.name}@exemple.fr`
    await page.clock.install()
    await page.goto('/auth/connexion')
    await page.getByLabel('E-mail').fill(email)
    const button = page.getByRole('button', { name: 'Se connecter' })
    for (let n = 0; n < 6; n += 1) {
      await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
      const answered = page.waitForResponse('**/api/auth/login')
      await button.click()
      await answered
    }
    await expect(page.getByText('Trop de tentatives de connexion détectées')).toBeVisible()
    const timer = page.getByRole('timer')
    await expect(timer).toContainText(/1[45] minutes/)
    await expect(button).toBeDisabled()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])

    const before = await timer.textContent()
    await page.clock.runFor(2000)
    await expect(timer).not.toHaveText(before ?? '')
    await page.clock.runFor('15:00')
    await expect(page.getByText('vous pouvez réessayer')).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
  },
)

test(
  'a person already signed in goes on, or leaves',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await page.request.post('/api/auth/login', {
      headers: { origin: baseURL ?? '' },
      data: { email: 'adoptant@exemple.fr', password: PASSWORD },
    })
    await page.goto('/auth/connexion?suite=%2Fshelter%2Fles-amis-du-lac')
    await expect(page).toHaveURL(/\/shelter\/les-amis-du-lac$/)
    await page.goto('/auth/connexion')
    await expect(page.getByText('Vous êtes déjà connecté')).toBeVisible()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    await page.goto('/shelter/admin')
    await expect(page).toHaveURL(/\/auth\/connexion\?suite=%2Fshelter%2Fadmin$/)
  },
)

test(
  'the choice of a shelter and the refusal are accessible',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    for (const [who, title] of [
      ['superadmin', 'Quel refuge'],
      ['benevole', 'Accès réservé'],
    ] as const) {
      await page.request.post('/api/auth/login', {
        headers: { origin: baseURL ?? '' },
        data: { email: `${who}@exemple.fr`, password: PASSWORD },
      })
      await page.goto('/shelter/admin')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form signs in, and says what is wrong', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/auth/connexion?suite=%2Fshelter%2Fles-amis-du-lac')
    await page.getByLabel('E-mail').fill('adoptant@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('alert')).toHaveText('Identifiants incorrects')
    await expect(page.getByLabel('E-mail')).toHaveValue('adoptant@exemple.fr')
    expect(page.url()).not.toContain('adoptant')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/shelter\/les-amis-du-lac$/)
  })
})
