import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { HOME, problems } from './visitor'

const isPhone = (name: string) => name === 'phone'

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('a group opens and closes by the keyboard', async ({ page }) => {
    await page.goto(HOME)
    const group = page.getByRole('button', { name: 'Adopter' })
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Avant d’adopter' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toBeFocused()
  })

  test('a second click and a click elsewhere close it', async ({ page }) => {
    await page.goto(HOME)
    const group = page.getByRole('button', { name: 'Adopter' })
    await group.click()
    await expect(page.getByRole('link', { name: 'Famille d’accueil' })).toBeVisible()
    // Few pages: a list below the name, which is not said again.
    const panel = page.locator(`#${await group.getAttribute('aria-controls')}`)
    expect((await panel.boundingBox())?.width).toBeLessThan(400)
    await expect(panel.getByRole('link', { name: 'Vue d’ensemble' })).toHaveAttribute(
      'href',
      `${HOME}/adopter`,
    )
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await group.click()
    await page.mouse.click(5, 600)
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  })

  test('it lists the pages of the shelter, in order, and marks the one that is read', async ({
    page,
  }) => {
    await page.goto(`${HOME}/le-refuge`)
    const menu = page.getByRole('navigation', { name: 'Menu du refuge' })
    await expect(menu.getByRole('listitem').filter({ visible: true })).toHaveText([
      /^Adopter/,
      'Le refuge',
      'Contact et accès',
    ])
    await expect(menu.getByRole('link', { name: 'Le refuge' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a panel slides in, holds the page still and gives the focus back', async ({ page }) => {
    await page.goto(HOME)
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Menu du refuge' })
    await expect(panel.getByRole('link', { name: 'Avant d’adopter' })).toBeInViewport()
    expect(await problems(page)).toEqual([])
    await page.mouse.wheel(0, 800)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('a press beside the panel closes it; its links lead on', async ({ page }) => {
    await page.goto(HOME)
    const panel = page.getByRole('dialog', { name: 'Menu du refuge' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.mouse.click(10, 400)
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await panel.getByRole('link', { name: 'Famille d’accueil' }).click()
    await expect(page).toHaveURL(`${HOME}/famille-d-accueil`)
  })
})

async function openMenu(page: Page, project: string): Promise<void> {
  if (isPhone(project)) await page.getByRole('button', { name: 'Menu' }).click()
}

const entry = (page: Page) =>
  page.getByRole('link', { name: 'Administration' }).filter({ visible: true })

test(
  '« Administration » is for the team of this very shelter',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await signIn(page.request, 'editeur')
    await page.goto(HOME)
    await openMenu(page, info.project.name)
    await expect(entry(page)).toHaveAttribute('href', /^\/shelter\/[^/]+\/admin$/)

    const asked = page.waitForResponse(/\/api\/user\/shelters/)
    await page.goto('/shelter/les-amis-du-lac')
    await asked
    await openMenu(page, info.project.name)
    await expect(entry(page)).toHaveCount(0)
  },
)

test(
  'a visitor and a person without a team see no « Administration »',
  { tag: '@desktop' },
  async ({ page }, info) => {
    for (const who of [null, 'adoptant']) {
      if (who) await signIn(page.request, who)
      const asked = page.waitForResponse(/\/api\/user\/session/)
      await page.goto(HOME)
      await asked
      await openMenu(page, info.project.name)
      await expect(entry(page)).toHaveCount(0)
    }
  },
)
