import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { draftButton, makePage, openPage, text, title } from './edited-page'
import { signIn } from './people'
import { shelterId, template } from './publishing'
import { problems, SHELTER } from './visitor'

const canvas = (page: Page) => page.locator('[data-stage]')
const panel = (page: Page) => page.locator('[data-editor-panel]')
const written = (page: Page) => page.getByRole('textbox', { name: 'Texte du bloc' })

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.request, 'editeur')
  })

  test('a link of the page is words to edit; it leads to a page chosen by its name', async ({
    page,
    context,
    site,
  }) => {
    const html = '<p>Venez <a href="/animaux">nous voir</a> bientôt</p><p>Contact</p>'
    const id = await makePage(page, site.url, [text(html)])
    await openPage(page, id)
    const link = canvas(page).locator('a[href="/animaux"]')
    await canvas(page)
      .getByRole('group', { name: /^Bloc Texte/ })
      .click()
    await expect(written(page)).toBeFocused()
    await page.keyboard.type('!')
    // Whichever button, whichever key: nobody leaves, and nobody is asked.
    await link.click()
    await link.click({ modifiers: ['Control'] })
    await link.click({ button: 'middle' })
    await page.keyboard.type('X')
    await expect(page).toHaveURL(new RegExp(`/pages/${id}$`))
    expect(context.pages()).toHaveLength(1)
    await expect(link).toContainText('X')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // The first block of a page: the form of its link is in sight.
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: 'Lien', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Lien' })
    const address = dialog.getByLabel('Adresse du lien')
    await expect(address).toBeInViewport({ ratio: 1 })
    await expect(address).toBeFocused()
    await address.fill('zzz')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('« zzz » n’est pas une adresse')
    await address.fill('contact')
    const option = dialog.getByRole('option', { name: /^Contact Page du site/ })
    await expect(option).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await option.click()
    await expect(dialog.getByText(`Mène à /shelter/${SHELTER}/contact`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Appliquer' }).click()
    await expect(
      canvas(page).locator(`a[href="/shelter/${SHELTER}/contact"]`).first(),
    ).toBeVisible()
    await draftButton(page).click()
    await expect(page.getByText('Brouillon enregistré')).toBeVisible()
    const stored = await page.request.get(`/api/cms/pages/${id}?draft=true&depth=0`, {
      headers: { origin: site.url },
    })
    expect(await stored.text()).toContain(`/shelter/${SHELTER}/contact`)
  })

  test('Ctrl+Z works from a choice in the panel; columns have shares and stand at the top', async ({
    page,
    site,
  }) => {
    const tall = Array.from({ length: 12 }, () => '<p>Une ligne.</p>').join('')
    const columns = [text('<p>Court</p>'), text(tall)].flatMap(({ columns: each }) => each)
    await openPage(page, await makePage(page, site.url, [{ layout: 2, columns }]))
    const boxes = () =>
      canvas(page)
        .locator('[role="group"][aria-label^="Colonne"]')
        .evaluateAll((all) =>
          all.map((each) => {
            const { top, width } = each.getBoundingClientRect()
            return { top: Math.round(top), width: Math.round(width) }
          }),
        )
    const [left, right] = await boxes()
    expect(left?.top).toBe(right?.top)
    await canvas(page).getByRole('button', { name: 'Section 1', exact: true }).click()
    await panel(page).getByRole('radio', { name: '1/3 – 2/3' }).check({ force: true })
    await expect.poll(async () => (await boxes())[0]?.width).toBeLessThan((left?.width ?? 0) - 40)
    // The focus is still on the radio.
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await boxes())[0]?.width).toBe(left?.width)
    await page.keyboard.press('Control+y')
    await expect.poll(async () => (await boxes())[0]?.width).toBeLessThan((left?.width ?? 0) - 40)
    await panel(page).getByRole('radio', { name: 'Au milieu' }).check({ force: true })
    await expect.poll(async () => (await boxes())[0]?.top).toBeGreaterThan((left?.top ?? 0) + 40)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await boxes())[0]?.top).toBe(left?.top)
  })

  test('a setting of a template shows at once', async ({ page, site }) => {
    await openPage(page, await makePage(page, site.url, [template('animaux-liste', { limit: 6 })]))
    const cards = canvas(page).frameLocator('iframe').locator('article')
    await expect(cards).toHaveCount(6, { timeout: 20_000 })
    await canvas(page)
      .getByRole('group', { name: /^Bloc Modèle/ })
      .click()
    await panel(page).getByLabel('Nombre d’éléments affichés').fill('3')
    await expect(cards).toHaveCount(3)
    await page.keyboard.press('Control+Enter')
    await expect(cards).toHaveCount(3)
  })

  test('the page of another shelter is not found', async ({ page }) => {
    const own = await shelterId(page.request, SHELTER)
    const query = `pages?where[shelter][not_equals]=${own}&limit=1&depth=0`
    const { docs } = (await (await page.request.get(`/api/cms/${query}`)).json()) as {
      docs: Array<{ id: string }>
    }
    expect(docs).toHaveLength(1)
    await page.goto(`/admin/collections/pages/${docs[0]?.id}`)
    await expect(page.getByRole('heading', { name: 'Rien n’a été trouvé' })).toBeVisible()
    await expect(title(page)).toHaveCount(0)
  })
})
