import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { namedIn } from '../../scripts/bench/weights.mjs'
import { expect, test } from '../support/e2e'
import { hasNoSidewaysScroll, HOME, problems } from './visitor'

/** Holds every script of the site back until `release` is called. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((go) => {
    release = go
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

/** Classes of a page that none of its styles speaks of. */
function unstyled(): string[] {
  const rules = (list: CSSRuleList): string =>
    [...list]
      .map((rule) => ('cssRules' in rule ? rule.cssText + rules(rule.cssRules as CSSRuleList) : ''))
      .join('')
  const styles = [...document.styleSheets].map((sheet) => rules(sheet.cssRules)).join('')
  const classes = new Set(
    [...document.querySelectorAll('body [class]')].flatMap((element) => [...element.classList]),
  )
  const named = new Set(styles.match(/\.(?:[\w-]|\\[\da-f]{1,6} ?|\\.)+/g))
  return [...classes].filter((name) => !named.has(`.${CSS.escape(name)}`))
}

// What a slow phone shows before our code has come.
test.describe('a press before the page is alive', { tag: '@phone' }, () => {
  test('opens what it asked for once the page is', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/animaux', { waitUntil: 'domcontentloaded' })
    const filter = page.getByRole('button', { name: 'Filtrer' })
    await filter.click()
    await expect(filter).toHaveAttribute('data-early')
    scripts.release()
    await expect(page.getByRole('dialog', { name: 'Filtrer les animaux' })).toBeVisible()
    await expect(filter).not.toHaveAttribute('data-early')
  })

  test('is done once, the last one alone, and no press after it twice', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/animaux', { waitUntil: 'domcontentloaded' })
    const hearts = page.locator('button[data-heart]')
    await hearts.nth(0).click()
    await hearts.nth(1).click()
    scripts.release()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false')
    await hearts.nth(1).click()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await hearts.nth(0).click()
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('filters chosen before the page is alive', { tag: '@desktop' }, () => {
  test('act once it is', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/animaux', { waitUntil: 'domcontentloaded' })
    const filters = page.getByRole('form', { name: 'Filtrer les animaux' })
    await filters.getByRole('radio', { name: 'Chats' }).check()
    await filters.getByText('SOS seulement', { exact: true }).click()
    await page.getByLabel('Trier par').selectOption({ label: 'Attendent depuis longtemps' })
    scripts.release()
    await page.waitForURL(/species=CAT&isSos=true&sortBy=waiting/)
    await expect(filters.getByRole('radio', { name: 'Chats' })).toBeChecked()
    await page.goBack()
    await expect(filters.getByRole('radio', { name: 'Toutes' }).first()).toBeChecked()
  })

  test('words too: where one still writes they bring proposals, else they count', async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto('/animaux', { waitUntil: 'domcontentloaded' })
    await page.getByRole('combobox', { name: 'Près de' }).fill('renn')
    scripts.release()
    await page.getByRole('option', { name: /^Rennes \(35\)/ }).click()
    await expect(page).toHaveURL(/near=Rennes/)

    await page.unrouteAll()
    const again = await holdScripts(page)
    await page.goto('/animaux', { waitUntil: 'domcontentloaded' })
    await page.getByRole('combobox', { name: 'Près de' }).fill('Quimper')
    await page.getByText('Race, nom, refuge').click()
    await page.getByRole('combobox', { name: 'Race ou apparence' }).fill('siamois')
    await page.getByRole('radio', { name: 'Chats' }).check()
    again.release()
    await page.waitForURL(/species=CAT&breed=siamois&near=Quimper/)
    // One question, and one step back.
    await page.goBack()
    await page.waitForURL(/\/animaux$/)
  })
})

test.describe('a part that brings its code by itself', { tag: '@desktop' }, () => {
  const adopt = '/shelter/refuge-des-quatre-vents/adopter'

  test('stands in its place without JavaScript', async ({ browser, site }) => {
    const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false })
    await plain.goto(adopt)
    const cards = plain.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    // React sends a large part after the page, and shows it by a script, where it is told to wait for it.
    expect(await plain.content()).not.toMatch(/id="[SB]:\d/)
    await plain.close()
  })

  for (const moment of ['before the page is alive', 'while the code of the part comes']) {
    test(`keeps a press ${moment}`, async ({ page }) => {
      let release = () => {}
      const released = new Promise<void>((go) => {
        release = go
      })
      const html = await (await page.request.get(adopt)).text()
      const named = new Set(
        [...html.matchAll(/\/_next\/static\/chunks\/[^"]+\.js/g)].map(([address]) => address),
      )
      const isOfPart = (url: string) => url.endsWith('.js') && !named.has(new URL(url).pathname)
      const isBefore = moment.startsWith('before')
      // What the page names comes; what its parts ask for waits.
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        if (isBefore || isOfPart(route.request().url())) await released
        await route.continue()
      })
      const isAsked = isBefore ? null : page.waitForRequest((request) => isOfPart(request.url()))
      await page.goto(adopt, { waitUntil: 'domcontentloaded' })
      await isAsked
      const heart = page.locator('button[data-heart]').last()
      await heart.click()
      await expect(heart).toHaveAttribute('data-early')
      release()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).not.toHaveAttribute('data-early')
    })
  }
})

test.describe('a page that breaks in the browser', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // Filters ask it how wide the window is.
      Object.defineProperty(window, 'matchMedia', { value: undefined })
    }),
  )
  const title = { name: 'Une erreur est survenue', level: 1 } as const

  test('says so in its own words, with ways onward', async ({ page }) => {
    await page.goto('/animaux')
    await expect(page.getByRole('heading', title)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nous le signaler' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  })

  test('says so without them where these words do not come either', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch()
      const hasWords = (await response.text()).includes('Nous le signaler')
      await (hasWords ? route.abort() : route.fulfill({ response }))
    })
    await page.goto('/animaux')
    await expect(page.getByRole('heading', title)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })
})

// Chromium first drew some of it without styles, and a colour that comes slowly began there.
test('what is far below has its own colours at once', { tag: '@phone' }, async ({ page }) => {
  await page.goto(HOME)
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  expect(violations).toEqual([])
})

test.describe('what does not come', { tag: '@desktop' }, () => {
  test('no page waits for a script to have its styles', async ({ page }) => {
    test.slow()
    await page.goto(`${HOME}/animals`)
    const animal = await page.locator('article a').first().getAttribute('href')
    expect(animal).toContain('/animals/')
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    const pages = ['/', '/animaux', '/refuges', '/animaux-perdus', '/promenades', '/soins', HOME]
    const parts = ['animals', 'donate', 'contact', 'le-refuge'].map((part) => `${HOME}/${part}`)
    for (const path of [...pages, ...parts, animal ?? '', `${animal}/adopter`]) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' })
        expect(await page.evaluate(unstyled)).toEqual([])
      })
    }
  })

  test('a list whose filters do not come goes on, with what was chosen in them', async ({
    page,
  }) => {
    const named = namedIn(await (await page.request.get('/animaux')).text())
    await page.route('**/_next/static/chunks/*.js', (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await page.goto('/animaux')
    await page.getByRole('radio', { name: 'Chiens' }).check()
    await page.getByLabel('Trier par').selectOption('waiting')
    await page.waitForURL(/species=DOG.*sortBy=waiting/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chiens à adopter')
    // Back shows the list as it was, in its fields too: else what was undone would be asked again.
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Toutes' }).first()).toBeChecked()
    await expect(page.getByLabel('Trier par')).not.toHaveValue('waiting')
    await page.goForward()
    await page.getByRole('link', { name: 'Retirer « Chien »' }).click()
    await page.waitForURL((url) => !url.search.includes('species'))
  })

  test('a page whose one file of styles is refused asks for each', async ({ page }) => {
    // Its address names several.
    await page.route('**/_next/static/chunks/*,*.css', (route) => route.abort())
    await page.goto('/faq')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 240)')
    const foot = page.getByRole('contentinfo')
    await expect(foot).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('a photo whose viewer does not come leads to its picture', async ({ page }) => {
    await page.addInitScript(() => {
      // No idle moment: the viewer is asked for by the press.
      window.requestIdleCallback = () => 0
    })
    await page.goto('/shelter/refuge-des-quatre-vents/le-refuge')
    const photo = page
      .getByRole('list', { name: /^Photos/ })
      .getByRole('link')
      .first()
    await photo.scrollIntoViewIfNeeded()
    const picture = await photo.getAttribute('href')
    await page.route('**/_next/static/chunks/*', (route) => route.abort())
    await photo.click()
    await page.waitForURL(`**${picture}`)
  })
})

test.describe('where a photo is yet to come', () => {
  const COLOURS = /^linear-gradient\(rgb/
  // No photo ever comes.
  test.beforeEach(({ page }) => page.route('**/api/cms/media/file/**', () => undefined))

  test('its colours are, in a card and on a shelter’s page', async ({ page }) => {
    await page.goto('/animaux', { waitUntil: 'domcontentloaded' })
    // Not the first card: another test may have put an animal there of which there is no photo.
    const photo = page.locator('#animaux article img[src*="/media/file/"]').first()
    await expect(photo).toHaveCSS('background-image', COLOURS)
    await page.goto(HOME, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('#contenu img').first()).toHaveCSS('background-image', COLOURS)
  })

  test('its colours are, in the faces of the home page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const faces = page.locator('#contenu picture').getByRole('presentation')
    expect(await faces.count()).toBeGreaterThan(0)
    for (const face of await faces.all()) await expect(face).toHaveCSS('background-image', COLOURS)
  })
})
