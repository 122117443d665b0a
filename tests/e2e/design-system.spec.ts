import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

const PARTS = 18

const open = async (page: Page, part = '') => {
  await page.goto(`/dev/ui${part && `#${part}`}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Système de design')
}
const focusIsIn = (page: Page, role: 'dialog') =>
  page.getByRole(role).evaluate((element) => element.contains(document.activeElement))

test('every part is there, in order, and leads from the contents', async ({ page }) => {
  const heard = complaints(page)
  await open(page)
  const titles = await page.locator('section[id] > h2').allTextContents()
  expect(titles).toHaveLength(PARTS)
  const folded = page.getByText('Sommaire', { exact: true })
  if (await folded.isVisible()) await folded.click()
  const contents = page.getByRole('navigation', { name: 'Sommaire' })
  expect(await contents.getByRole('link').allTextContents()).toEqual(titles)

  // Carousels load when they are near.
  for (const one of await page.locator('[aria-roledescription=carrousel]').all()) {
    await one.scrollIntoViewIfNeeded()
    await expect(one.getByRole('button', { name: 'Suivant' })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Suivant' })).toHaveCount(6)
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  expect(await problems(page)).toEqual([])
  expect(heard).toEqual([])
})

test(
  'a carousel without its code is a row to scroll, until the network is back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await open(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    const carousel = page.locator('[aria-roledescription=carrousel]').last()
    await carousel.scrollIntoViewIfNeeded()
    await failed
    // Long enough for a page to be replaced by that of failures.
    await page.waitForTimeout(500)
    await expect(carousel.getByRole('group', { name: /à faire défiler/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Système de design')
    await expect(carousel.getByRole('button', { name: 'Suivant' })).toHaveCount(0)
    await context.setOffline(false)
    await expect(carousel.getByRole('button', { name: 'Suivant' })).toBeVisible()
  },
)

test('what is pressed is 44 px high or more', async ({ page }) => {
  await open(page)
  const small = await page.locator('main button, main select, main input').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('[type=checkbox], [type=radio]'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})

test(
  'a dialog keeps the keyboard, goes with Escape, and gives it back',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'dialogues')
    const opener = page.getByRole('button', { name: 'Poser une question' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Retirer Nala de vos favoris ?' })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(dialog).toHaveAccessibleDescription(
      'Vous pourrez l’y remettre quand vous voudrez.',
    )
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      const isOnPage = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOnPage).toBe(false)
    }
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.getByRole('button', { name: 'Ouvrir un formulaire' }).click()
    await expect(page.getByLabel('Votre prénom').last()).toBeFocused()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test('a sheet stops the page, and closes from its button', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'dialogues')
  for (const name of ['Panneau du bas', 'Panneau de gauche', 'Panneau de droite']) {
    await page.getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    expect(await focusIsIn(page, 'dialog')).toBe(true)
    const { overflowY } = await page.evaluate(() => getComputedStyle(document.documentElement))
    expect(overflowY).toBe('hidden')
    expect(await problems(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Fermer' }).click()
    await expect(sheet).toBeHidden()
  }
})

test(
  'a combobox proposes, is walked through, chosen from and closed',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'propositions')
    const field = page.getByRole('combobox', { name: 'Commune' })
    const told = page.locator('#propositions [role=status]').first()
    await field.pressSequentially('R')
    await expect(page.locator('#propositions').getByRole('option')).toHaveText([
      /Rennes/,
      /Reims/,
      /Rumilly/,
    ])
    await expect(told).toContainText('3 propositions')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(
      page.locator('#propositions').getByRole('option', { selected: true }),
    ).toContainText('Reims')
    const active = await field.getAttribute('aria-activedescendant')
    expect(
      await page
        .locator('#propositions')
        .getByRole('option', { selected: true })
        .getAttribute('id'),
    ).toBe(active)
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('#propositions').getByRole('option')).toHaveCount(0)
    await expect(field).toHaveValue('R')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Rumilly')
    await expect(page.getByText('Choisi : Rumilly, code 74225.')).toBeVisible()
    await expect(page.locator('input[type=hidden][name=near]')).toHaveValue('74225')

    await field.fill('zzz')
    await expect(told).toHaveText('Aucune proposition pour « zzz ».')
    await expect(page.getByText('Aucune commune choisie.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Réseau coupé' }).fill('Lyon')
    await expect(
      page.getByText('Les propositions n’ont pas pu être chargées.').last(),
    ).toBeVisible()
  },
)

test(
  'a menu opens, is walked through and chosen from with the keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'menus')
    const button = page.getByRole('button', { name: 'Actions', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('menuitem', { name: 'Copier le lien' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Voir les boutons' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('menuitem', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Copié.')).toBeVisible()
  },
)

test('an accordion opens one at a time', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'accordeon')
  await page.getByText('Combien coûte une adoption ?').click()
  await expect(page.getByText('de 100 à 300 €')).toBeVisible()
  await expect(page.getByText('plusieurs fois si vous le souhaitez')).toBeHidden()
})

test(
  'a toast is read aloud, waits under the pointer, and can be undone',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'messages')
    await page.getByRole('button', { name: 'Échec' }).click()
    await expect(
      page.locator('[aria-live=assertive]').filter({ hasText: 'n’est pas parti' }),
    ).toHaveCount(1)
    await page.getByRole('button', { name: 'Avec une action' }).click()
    await expect(
      page.locator('p[aria-live=polite]').filter({ hasText: 'Nala n’est plus dans vos favoris.' }),
    ).toHaveCount(1)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(
      page.locator('p[aria-live=polite]').filter({ hasText: 'de nouveau dans vos favoris' }),
    ).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeHidden()
    expect(await problems(page)).toEqual([])
    await page.mouse.move(0, 0)
    await expect(page.getByText('de nouveau dans vos favoris').last()).toBeHidden({ timeout: 9000 })
  },
)

test(
  'a carousel turns by its buttons and arrows, and can be paused',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'carrousels')
    const hero = page.getByRole('region', { name: 'À la une' })
    await hero.scrollIntoViewIfNeeded()
    const pause = hero.getByRole('button', { name: 'Mettre en pause le défilement' })
    await pause.click()
    await expect(hero.getByRole('button', { name: 'Lancer le défilement' })).toBeVisible()

    const gallery = page.getByRole('region', { name: 'Photos du refuge' })
    await gallery.scrollIntoViewIfNeeded()
    const place = gallery.locator('p[aria-live]')
    await expect(place).toHaveAttribute('aria-live', 'polite')
    await expect(place).toHaveText(/^Page 1/)
    await gallery.getByRole('button', { name: 'Suivant' }).click()
    await expect(place).toHaveText(/^Page 2/)
    await gallery.getByRole('group', { name: /à faire défiler/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(place).toHaveText(/^Page 1/)
  },
)

test(
  'whoever asked for less motion finds carousels still',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, 'carrousels')
    const hero = page.getByRole('region', { name: 'À la une' })
    await hero.scrollIntoViewIfNeeded()
    await expect(hero.getByRole('button', { name: 'Lancer le défilement' })).toBeVisible()
  },
)

test('a busy button sends once', { tag: '@desktop' }, async ({ page }) => {
  await open(page, 'boutons')
  const send = page.locator('#boutons').getByRole('button', { name: /^Env/ })
  await send.dblclick()
  await expect(page.getByText('Parti 1 fois.')).toBeVisible()
  await expect(send).toHaveText('Envoyer')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every content can be read, and rows scroll', { tag: '@desktop' }, async ({ page }) => {
    await open(page)
    await expect(page.getByRole('combobox', { name: 'Commune' })).toHaveAttribute('name', 'near')
    await expect(
      page.getByRole('link', { name: 'Voir la suite (encore 26 animaux)' }),
    ).toBeVisible()
    const row = page.getByRole('region', { name: 'Photos du refuge' }).getByRole('group').first()
    await expect(row).toHaveCSS('overflow-x', 'auto')
  })
})
