import { gzipSync } from 'node:zlib'

import { expect, test } from '../support/e2e'
import { signInAs } from './people'

const phone = { tag: '@phone' }

/** Kilobytes of scripts, after gzip, that a screen of the admin may bring. */
const SCREENS: Array<[path: string, most: number]> = [
  ['/admin', 640],
  ['/admin/collections/pages', 650],
  ['/admin/collections/animals', 730],
  ['/admin/collections/animals/create', 800],
  ['/admin/collections/shelters', 680],
]

test(
  'a screen of the admin brings its own code along, and all of it is there',
  phone,
  async ({ page, site }) => {
    await page.goto('/auth/connexion')
    await signInAs(page, 'admin')
    for (const [path, most] of SCREENS) {
      const scripts = new Set<string>()
      const missing: string[] = []
      const screen = await page.context().newPage()
      screen.on('response', (answer) => {
        if (answer.status() >= 400) missing.push(answer.url())
        if (answer.url().startsWith(`${site.url}/_next/static/`) && answer.url().includes('.js')) {
          scripts.add(answer.url())
        }
      })
      await screen.goto(path)
      await screen.waitForLoadState('networkidle')
      const sizes = [...scripts].map(
        async (address) => gzipSync(await (await fetch(address)).text()).length,
      )
      const all = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0) / 1024
      expect(all, path).toBeGreaterThan(200)
      expect(all, path).toBeLessThan(most)
      expect(missing, path).toEqual([])
      await screen.close()
    }
  },
)

test(
  'a screen whose code cannot be fetched says so, and comes at another try',
  phone,
  async ({ page, site }) => {
    await page.goto('/auth/connexion')
    await signInAs(page, 'admin')
    await page.goto('/admin')
    await page.waitForLoadState('networkidle')
    await page.route(`${site.url}/_next/static/**/*.js`, (route) => route.abort())
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Animaux', exact: true }).click()
    const told = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' })
    await expect(told).toBeVisible()
    await page.unrouteAll()
    await told.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Animaux' })).toBeVisible()
    await expect(told).toBeHidden()
  },
)
