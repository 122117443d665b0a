import { expect, type Page } from '@playwright/test'

/** Of everybody in the demonstration. */
export const PASSWORD = 'Demo-Patte-2026'

/** Signs in by the form, as a person does, and waits for the admin. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel(/e-?mail/i).fill(`${who}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /connecter|connexion/i }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

/** Signs in without the form: for tests that are about something else. */
export async function signInAs(page: Page, who: string): Promise<void> {
  const origin = new URL(page.url() === 'about:blank' ? '' : page.url()).origin
  const response = await page.request.post('/api/auth/login', {
    headers: { origin },
    data: { email: `${who}@exemple.fr`, password: PASSWORD },
  })
  expect(response.status()).toBe(200)
}
