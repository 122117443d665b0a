import { gzipSync } from 'node:zlib'

import type { Page, Route } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { formIsReady, shelterId } from './publishing'

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
    await signIn(page.request, 'admin')
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
  'a list of ours comes without the rows of Payload’s table, which stays where it is asked for',
  phone,
  async ({ page }) => {
    await signIn(page.request, 'admin')
    const rowsIn = async (path: string) => {
      const html = (await (await page.goto(path))?.text()) ?? ''
      return /\\"docs\\":\[(.)/.exec(html)?.[1]
    }
    const lists = ['animals', 'pages', 'media', 'adoption-requests', 'shelters', 'forms', 'users']
    for (const list of lists) expect(await rowsIn(`/admin/collections/${list}`), list).toBe(']')
    expect(await rowsIn('/admin/collections/pages?vue=tableau')).toBe('{')
    await expect(page.getByRole('table')).toBeVisible()
  },
)

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' })

test.describe('code that does not come', phone, () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.request, 'admin')
  })

  test('is said in the place of a screen, and comes at another try', async ({ page, site }) => {
    await page.goto('/admin')
    await page.waitForLoadState('networkidle')
    await page.route(`${site.url}/_next/static/**/*.js`, (route) => route.abort())
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Animaux', exact: true }).click()
    await expect(told(page)).toBeVisible()
    // Another try that fails as well leaves the words where they are.
    const again = page.waitForEvent('requestfailed')
    await told(page).getByRole('button', { name: 'Réessayer' }).click()
    await again
    await expect(told(page).getByRole('button', { name: 'Réessayer' })).toBeEnabled()
    await page.unrouteAll()
    await page.evaluate(() => document.documentElement.setAttribute('data-same', 'page'))
    await told(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Animaux' })).toBeVisible()
    await expect(told(page)).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-same', 'page')
  })

  test('leaves alone the form around it', async ({ page, site }) => {
    const id = await shelterId(page.request, 'refuge-des-quatre-vents')
    await page.goto(`/admin/collections/shelters/${id}`)
    await formIsReady(page)
    await page.waitForLoadState('networkidle')
    const held: Route[] = []
    await page.route(`${site.url}/_next/static/**/*.js`, (route) => {
      held.push(route)
    })
    await page.getByRole('button', { name: 'Horaires', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' }).first()).toBeVisible()
    expect(held).not.toHaveLength(0)
    await page.getByRole('button', { name: 'Identité', exact: true }).click()
    const name = page.getByLabel('Nom', { exact: false }).first()
    await name.fill('')
    await name.pressSequentially('Un autre nom')
    await expect(name).toHaveValue('Un autre nom')
    await Promise.all(held.map((route) => route.continue()))
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Horaires', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Lundi', exact: true })).toBeVisible()
  })
})
