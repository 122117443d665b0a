import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const PERSON = 'adoptant@exemple.fr'
const API = '**/api/v1/me/notifications'

test(
  'the bell tells, is read, refused and emptied, on a phone',
  { tag: '@phone' },
  async ({ page, site }) => {
    test.skip(!site.database, 'writes a notice of its own')
    // What other stories publish is not told to the person of this one.
    const own = 'user_id = (select id from users where email = $1)'
    for (const table of ['shelter_follows', 'animal_likes'])
      await sql(site.database, `delete from ${table} where ${own}`, [PERSON])
    await sql(
      site.database,
      `delete from notifications where ${own} and type in ('NEWS_PUBLISHED', 'GENERAL_INFO', 'ANIMAL_ADOPTED')`,
      [PERSON],
    )
    await page.goto('/')
    await expect(page.getByText('Notifications', { exact: false })).toHaveCount(0)
    await signIn(page.request, 'adoptant')
    await page.reload()
    const bell = page.locator('summary', { hasText: /^Notifications/ })
    await expect(bell).toContainText('(1 non lue)')
    // What waited already is no news.
    await expect(page.getByText(/^Votre visite est confirmée.:/)).toHaveCount(0)
    await bell.click()
    const panel = page.locator('details[open]').filter({ has: bell })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // The server says no: it is shown as it was, and said.
    await page.route(API, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click()
    await expect(page.getByText('Erreur lors du marquage comme lu').last()).toBeVisible()
    await expect(bell).toContainText('(1 non lue)')
    await page.unroute(API)
    await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click()
    await expect(bell).not.toContainText('non lue')
    await expect(panel.getByRole('button', { name: 'Tout est lu' })).toBeFocused()

    const answered = panel.getByRole('listitem').filter({ hasText: 'Le refuge vous a répondu' })
    await answered.getByRole('button', { name: /^Retirer/ }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()

    // Something comes while the page is open; the tab that comes back asks.
    await sql(
      site.database,
      `insert into notifications (id, user_id, type, title, message, action_url)
       select gen_random_uuid(), id, 'ADOPTION_APPROVED', 'Votre demande est acceptée', 'Le refuge vous attend.', '/mes-demandes'
       from users where email = $1`,
      [PERSON],
    )
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      const told = page.getByText(/Votre demande est acceptée.: Le refuge vous attend\./).last()
      await expect(told).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await expect(bell).toContainText('(1 non lue)')
    await bell.click()
    const menu = page.locator('summary', { hasText: /Louis/ })
    await menu.click()
    await expect(panel).toHaveCount(0)
    await bell.click()
    await panel.getByRole('link', { name: /Votre demande est acceptée/ }).click()
    await expect(page).toHaveURL(/\/mes-demandes$/)
    await expect(bell).not.toContainText('non lue')

    await page.goto('/notifications')
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bienvenue' }),
    ).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('link', { name: /^Non lues/ }).click()
    await expect(page.getByText('Tout est lu')).toBeVisible()
  },
)
