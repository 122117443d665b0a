import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

test(
  'what a super admin announces is in the bell of a shelter’s site and of the admin',
  { tag: '@phone' },
  async ({ page, site, context }) => {
    test.skip(!site.database, 'It asks the database for what the job did')
    await signIn(page.request, 'superadmin')
    await page.goto('/super-admin/announcements/create')
    await expect(page.getByRole('heading', { name: 'Écrire une annonce' })).toBeVisible()
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
    await expect(page.getByText('Le titre est requis').first()).toBeVisible()
    await page.getByLabel('Titre', { exact: true }).fill('Nuit des refuges')
    await page.getByLabel('Message', { exact: true }).fill('Tous les refuges ouvrent samedi soir.')
    await page.getByRole('radio', { name: 'Les équipes de tous les refuges' }).check()
    await expect(page.getByText(/personnes seront prévenues\./).first()).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nuit des refuges' })).toBeVisible()
    await expect(async () => {
      const rows = await sql(
        site.database,
        `select told from announcements where title = $1 and status = 'SENT'`,
        ['Nuit des refuges'],
      )
      expect(rows).toHaveLength(1)
    }).toPass({ timeout: 20_000 })

    await context.clearCookies()
    await page.goto('/shelter/refuge-des-quatre-vents')
    const bell = page.locator('summary', { hasText: /^Notifications/ })
    await expect(bell).toHaveCount(0)
    await signIn(page.request, 'admin')
    await page.reload()
    await bell.click()
    const told = page.getByRole('listitem').filter({ hasText: 'Nuit des refuges' })
    await expect(told).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(told).toHaveCount(0)

    await page.goto('/admin')
    await bell.click()
    await expect(told).toBeVisible()
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)
