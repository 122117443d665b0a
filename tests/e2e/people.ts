import { expect, type Page } from '@playwright/test'

const PASSWORD = 'Demo-Patte-2026'

/** Signs in by the form, as a person does, and waits for the admin. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel(/e-?mail/i).fill(`${who}@exemple.fr`)
  await page.getByLabel(/mot de passe/i).fill(PASSWORD)
  await page.getByRole('button', { name: /connecter|connexion/i }).click()
  await expect(page).toHaveURL(/\/admin$/)
}
