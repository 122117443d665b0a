import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

import { expect, test } from '../support/e2e'
import { signIn, signInInstead } from './people'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

async function query(address: string | undefined, text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}

const HOSTILE = '<img src=x onerror=alert(1)> & l’été'

for (const width of [390, 1280]) {
  test(
    `the mailbox of a demonstration shows what was written, ${width} px wide`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      test.skip(!site.database, 'writes a message of its own')
      const id = randomUUID()
      await query(
        site.database,
        `insert into emails (id, "to", subject, status, text, html)
       values ($1, 'zoe@exemple.fr', $2, 'KEPT', $3, $4)`,
        [
          id,
          HOSTILE,
          `Bonjour\nhttps://exemple.fr/a?b=1`,
          '<h1>Bonjour</h1><script>alert(1)</script>',
        ],
      )
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/dev/mailbox')
      const heard = complaints(page)
      expect(await problems(page)).toEqual([])
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      await page.locator(`a[href="/dev/mailbox/${id}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE)
      await expect(page.getByRole('link', { name: 'https://exemple.fr/a?b=1' })).toBeVisible()
      const inside = page.frameLocator('iframe[title="Le message"]')
      await expect(inside.getByRole('heading', { name: 'Bonjour' })).toBeVisible()
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      // Axe would wait for ever for a frame in which no script may run.
      await page.locator('iframe').evaluate((frame) => frame.remove())
      expect(await problems(page)).toEqual([])
      // The one complaint is that the script of the message was not run.
      expect(heard.filter((each) => !/sandboxed|Content Security Policy/.test(each))).toEqual([])
    },
  )
}

test(
  'a super admin sees what failed and tries again, others do not',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.skip(!site.database, 'breaks a job of its own')
    await query(
      site.database,
      `insert into payload_jobs (id, task_slug, total_tried, has_error, error, queue, processing)
     values ($1, 'tidy-up', 3, true, '{"message":"connect refused"}', 'default', false)`,
      [randomUUID()],
    )
    await page.goto('/admin/taches-en-echec')
    await expect(page).toHaveURL(/\/auth\/connexion\?suite=/)
    await signIn(page.request, 'admin')
    await page.goto('/admin/taches-en-echec')
    await expect(page.getByText('connect refused')).toHaveCount(0)

    await signInInstead(page, 'superadmin')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/taches-en-echec')
      await expect(page.getByText('connect refused')).toBeVisible()
      expect(await hasNoSidewaysScroll(page)).toBe(true)
      expect(await problems(page)).toEqual([])
    }
    await page.getByRole('button', { name: /Réessayer/ }).click()
    await expect(page.getByText('La tâche repart dans quelques secondes')).toBeVisible()
    await expect(page.getByText('aucune tâche n’est en échec')).toBeVisible()
  },
)
