import type { Page } from '@playwright/test'

import { MENU_GROUPS, QUICK_REPORTS } from '@/features/navigation/model'
import { REPORT_LINKS, REPORT_QUESTION } from '@/features/navigation/report-links.model'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

/** A page of words: nothing of it matters here but its frame. */
const PAGE = '/a-propos'

const isPhone = (project: string): boolean => project === 'phone'

/** The name of a group in the header of a wide screen. */
const group = (page: Page, label: string) => page.locator('header summary', { hasText: label })
const openGroups = (page: Page) => page.locator('header nav details[open]')
const userMenu = (page: Page) => page.locator('header details', { hasText: 'Mon espace' })

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the bar is 90 px high; each group opens alone, with its addresses', async ({ page }) => {
    await page.goto(PAGE)
    const bar = page.locator('header').first().locator('> div').first()
    expect((await bar.boundingBox())?.height).toBe(90)
    for (const { label, entries } of MENU_GROUPS) {
      await group(page, label).click()
      await expect(openGroups(page)).toHaveCount(1)
      const panel = openGroups(page)
      for (const { href, label: name, text } of entries) {
        await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
        await expect(panel.getByText(text)).toBeInViewport()
      }
      await expect(panel.getByText(REPORT_QUESTION)).toBeInViewport()
      for (const { href, label: name } of REPORT_LINKS)
        await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    expect(await problems(page)).toEqual([])
  })

  test('a second press and a press elsewhere close a group', async ({ page }) => {
    const session = page.waitForResponse(/\/api\/user\/session/)
    await page.goto(PAGE)
    const [first] = MENU_GROUPS
    await session
    await group(page, first?.label ?? '').click()
    await expect(openGroups(page)).toHaveCount(1)
    await group(page, first?.label ?? '').click()
    await expect(openGroups(page)).toHaveCount(0)
    await group(page, first?.label ?? '').click()
    await page.mouse.click(640, 880)
    await expect(openGroups(page)).toHaveCount(0)
  })

  test('by the keyboard: Enter opens, Tab walks in, Escape closes and gives the focus back', async ({
    page,
  }) => {
    const session = page.waitForResponse(/\/api\/user\/session/)
    await page.goto(PAGE)
    await session
    const name = group(page, 'Soutenir et agir')
    await name.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Toutes les façons d’aider' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openGroups(page)).toHaveCount(0)
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(openGroups(page)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(openGroups(page)).toHaveCount(0)
  })

  test('the user menu and the groups exclude each other', async ({ page }) => {
    await page.goto(PAGE)
    await group(page, 'Découvrir et adopter').click()
    await userMenu(page).locator('summary').click()
    await expect(page.locator('header details[open]')).toHaveCount(1)
    await expect(userMenu(page).getByText('Non connecté')).toBeVisible()
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the panel holds the page still, keeps the focus and gives it back', async ({ page }) => {
    await page.goto(PAGE)
    const button = page.getByRole('button', { name: 'Menu' })
    await button.tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('link', { name: 'Animaux à adopter' })).toBeInViewport()
    expect(await problems(page)).toEqual([])
    await page.mouse.wheel(0, 800)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const { activeElement: at } = document
        return at !== document.body && !at?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('one group at a time; a press beside it closes the panel; its links lead on', async ({
    page,
  }) => {
    await page.goto(PAGE)
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await panel.locator('summary', { hasText: 'Soutenir et agir' }).tap()
    await expect(panel.locator('details[open]')).toHaveCount(1)
    await expect(panel.getByText(REPORT_QUESTION)).toBeVisible()
    await page.touchscreen.tap(10, 400)
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await panel.getByRole('link', { name: 'Signaler une maltraitance' }).tap()
    await expect(page).toHaveURL('/agir/maltraitance')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a panel that cannot be fetched says so, and opens once it can', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE)
    // What shows a message comes when the page is quiet, the panel does not.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const button = page.getByRole('button', { name: 'Menu' })
    await button.tap()
    await expect(page.locator('[popover]', { hasText: 'Impossible d’ouvrir' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
    await button.tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('fingers find every control', async ({ page }) => {
    await page.goto(PAGE)
    // What is far below the screen is not laid out.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header :is(a, button, summary), footer a')]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ name: each.textContent, height: each.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    )
    expect(small).toEqual([])
  })
})

test('quick reports are in sight, with their whole names, and the page never slides', async ({
  page,
}) => {
  await page.goto(PAGE)
  const strip = page.getByRole('navigation', { name: 'Signalements rapides' })
  for (const { href, label } of QUICK_REPORTS) {
    const link = strip.getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test('the user menu of a visitor, of a person, of a team and of a super admin', async ({
  page,
}) => {
  const shows = async (expected: readonly string[]) => {
    await page.goto(PAGE)
    // Before it stands the bell of whoever is signed in.
    const menu = page.locator('header details:not(nav details)').last()
    await menu.locator('summary').click()
    await expect(menu.locator('> div')).toBeInViewport({ ratio: 1 })
    // What an account keeps is counted once it has been read.
    await expect(menu.locator('ul a, form button')).toHaveText(
      expected.map((label) => (label === 'Mes favoris' ? /^Mes favoris( \(\d+\))?$/ : label)),
    )
  }
  const visitor = [
    'Se connecter',
    'Créer un compte',
    'Mes favoris',
    'Inscrire mon refuge',
    'À quoi sert un compte',
  ]
  const everybody = ['Mon espace', 'Mon compte', 'Mon profil', 'Notifications']
  await shows(visitor)
  const own = [
    ['adoptant', ['Mes demandes', 'Mes dons', 'Mes favoris', 'Se déconnecter']],
    ['editeur', ['Administration', 'Mes demandes', 'Mes dons', 'Mes favoris', 'Se déconnecter']],
    [
      'superadmin',
      [
        'Administration',
        'Super administration',
        'Mes demandes',
        'Mes dons',
        'Mes favoris',
        'Se déconnecter',
      ],
    ],
  ] as const
  for (const [who, expected] of own) {
    await signIn(page.request, who)
    await shows([...everybody, ...expected])
  }
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  await shows(visitor)
})

test('the first HTML is the same for everybody', { tag: '@desktop' }, async ({ page }) => {
  const before = await (await page.request.get(PAGE)).text()
  await signIn(page.request, 'superadmin')
  const after = await (await page.request.get(PAGE)).text()
  expect(after).toContain('Non connecté')
  expect(after.length).toBe(before.length)
})

test('every internal link of the frame answers', { tag: '@desktop' }, async ({ page, request }) => {
  const found = new Set<string>()
  for (const path of [PAGE, '/plan-du-site', '/nulle-part']) {
    await page.goto(path)
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((each) =>
        each.getAttribute('href'),
      ),
    )
    for (const href of links) if (href) found.add(href.split('#')[0] || '/')
  }
  expect(found.size).toBeGreaterThan(28)
  for (const path of found) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page of the menus is at hand', async ({ page }, { project }) => {
    await page.goto(PAGE)
    if (isPhone(project.name)) {
      await page.getByRole('link', { name: 'Menu', exact: true }).click()
      await expect(page).toHaveURL('/plan-du-site')
      const main = page.getByRole('main')
      for (const { href, label } of MENU_GROUPS.flatMap(({ entries }) => entries))
        await expect(main.getByRole('link', { name: label }).first()).toHaveAttribute('href', href)
      return
    }
    await group(page, 'Services et activités').click()
    await page.getByRole('link', { name: 'Centres de soin' }).click()
    await expect(page).toHaveURL('/soins')
  })
})
