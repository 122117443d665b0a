import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Of everybody in the demonstration. */
export const PASSWORD = 'Demo-Patte-2026'

/** Signs in by the form, as a person does, and waits for the admin. */
export async function signInByForm(page: Page, who: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel(/e-?mail/i).fill(`${who}@exemple.fr`)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /connecter|connexion/i }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

/** Signs in without the form, before any page is open: for tests that are about something else. */
export async function signIn(request: APIRequestContext, who: string): Promise<void> {
  const response = await request.post('/api/auth/login', {
    data: { email: `${who}@exemple.fr`, password: PASSWORD },
  })
  expect(response.status()).toBe(200)
}

/**
 * Somebody else signs in. The page that is open is left first: it would notice that its session is over
 * and go to the sign-in, in the midst of what comes next.
 */
export async function signInInstead(page: Page, who: string): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page.request, who)
}
