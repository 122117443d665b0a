import { expect, test } from '../support/e2e'
import {
  draftButton,
  storedBackups,
  storedWork,
  makePage,
  openPage,
  somebodyElse,
  text,
  title,
  slugOf,
} from './edited-page'
import { signIn } from './people'
import { template, write } from './publishing'
import { problems, SHELTER } from './visitor'

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page.request, 'editeur')
  })

  test('the preview follows what is typed, at three widths, and template data is real', async ({
    page,
    site,
  }) => {
    await openPage(page, await makePage(page, site.url, [template('animaux-liste', { limit: 3 })]))
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
    const frame = page.frameLocator('#live-preview-iframe')
    await expect(frame.getByText(/\d+ animaux/).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Tout est enregistré')).toBeVisible()
    await title(page).fill('Un titre pas enregistré')
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
    await expect(frame.getByRole('heading', { name: 'Un titre pas enregistré' })).toBeVisible()
    const widthInside = () => frame.locator('body').evaluate(() => window.innerWidth)
    for (const [name, width] of [
      ['Mobile', 375],
      ['Tablette', 768],
      ['Ordinateur', 1280],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect.poll(widthInside).toBe(width)
    }
    expect(await problems(page, 'section[aria-label="Aperçu de la page"]')).toEqual([])
    await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()
    await expect(page.getByLabel('Aperçu de la page').first()).toBeHidden()
  })

  test('a second save that started from the older state is a question, not a loss', async ({
    page,
    browser,
    site,
  }) => {
    const id = await makePage(page, site.url)
    await openPage(page, id)
    const other = await somebodyElse(browser, site.url, 'admin')
    await other.request.fetch(`/api/cms/pages/${id}`, {
      method: 'PATCH',
      headers: { origin: site.url },
      data: { title: 'De quelqu’un d’autre' },
    })
    await title(page).fill('De moi')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'La page a été modifiée entre-temps' })
    await expect(dialog).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    // An editor may not put their page over somebody else's.
    await expect(dialog.getByRole('button', { name: /Écraser/ })).toHaveCount(0)
    await expect(title(page)).toHaveValue('De moi')
    await makePage(page, site.url, [], 'draft', { slug: `${await slugOf(page, id)}-copie` })
    await dialog.getByRole('button', { name: /^Enregistrer une copie/ }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(title(page)).toHaveValue('De moi (copie)')

    await openPage(page, id)
    await expect(title(page)).toHaveValue('De quelqu’un d’autre')
    await other.context().close()
  })

  test('an administrator reloads, or overwrites after a second question', async ({
    page,
    browser,
    site,
  }) => {
    test.slow()
    const boss = await somebodyElse(browser, site.url, 'admin')
    const dialog = boss.getByRole('dialog', { name: 'La page a été modifiée entre-temps' })
    /** Somebody saves after the administrator opened the page and before they save. */
    const collide = async () => {
      const id = await makePage(page, site.url)
      await openPage(boss, id)
      const answer = await page.request.fetch(`/api/cms/pages/${id}`, {
        method: 'PATCH',
        headers: { origin: site.url },
        data: { title: 'Entre-temps' },
      })
      expect(answer.status()).toBe(200)
      await title(boss).fill('Du patron')
      await draftButton(boss).click()
      return id
    }
    await collide()
    await dialog.getByRole('button', { name: /^Recharger/ }).click()
    await expect(title(boss)).toHaveValue('Entre-temps')

    const id = await collide()
    await dialog.getByRole('button', { name: /^Écraser/ }).click()
    const sure = boss.getByRole('dialog', { name: /^Écraser les modifications/ })
    await sure.getByRole('button', { name: 'Écraser la page' }).click()
    await expect(boss.getByText('Brouillon enregistré')).toBeVisible()
    const stored = await page.request.get(`/api/cms/pages/${id}?draft=true&depth=0`, {
      headers: { origin: site.url },
    })
    expect(((await stored.json()) as { title: string }).title).toBe('Du patron')
    await boss.context().close()
  })

  test('a page that somebody has open is theirs until one takes it over', async ({
    page,
    browser,
    site,
  }) => {
    const id = await makePage(page, site.url)
    await openPage(page, id)
    const locked = page.waitForResponse((response) => response.request().method() === 'POST')
    await title(page).fill('Je travaille')
    await locked
    const other = await somebodyElse(browser, site.url, 'admin')
    await expect
      .poll(async () => {
        const path = `/api/shelter/${SHELTER}/pages/${id}`
        const headers = { origin: site.url }
        return (await other.request.fetch(path, { method: 'PATCH', headers, data: {} })).status()
      })
      .toBe(423)
    await other.goto(`/admin/collections/pages/${id}`)
    await expect(other.getByText('Quelqu’un travaille ici en ce moment')).toBeVisible()
    await expect(other.getByText(/AM|PM/)).toBeHidden()
    await other.getByRole('button', { name: 'Prendre en charge' }).click()
    await expect(title(other)).toBeEditable()

    // Whoever was at work is told at once, keeps what they did, and has a way back.
    const told = page.getByRole('dialog', { name: /a pris cette page en charge$/ })
    await expect(told).toBeVisible({ timeout: 15_000 })
    expect(await problems(page, 'dialog[open]')).toEqual([])
    expect(await storedWork(page)).toContain('Je travaille')
    await told.getByRole('button', { name: 'Relire sans modifier' }).click()
    await expect(page.locator('[data-stage]').getByText('Bonjour')).toBeVisible()
    await expect(page.getByRole('button', { name: /^1 colonne/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Voir les choix' }).click()
    await told.getByRole('button', { name: /^Reprendre la main/ }).click()
    await expect(told).toBeHidden()
    await draftButton(page).click()
    await expect(page.getByText('Brouillon enregistré')).toBeVisible()
    await other.context().close()
  })

  test('a save that fails says so, keeps everything, and can be tried again', async ({
    page,
    site,
  }) => {
    await openPage(page, await makePage(page, site.url))
    await title(page).fill('À ne pas perdre')
    await page.route('**/api/cms/pages/*?*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
        : route.continue(),
    )
    await draftButton(page).click()
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Erreur lors de la sauvegarde: 502 - ' })
    await expect(alert.first()).toBeVisible()
    await expect(title(page)).toHaveValue('À ne pas perdre')
    await page.unroute('**/api/cms/pages/*?*')
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Brouillon enregistré')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('what is typed during a save is kept, and still unsaved', async ({ page, site }) => {
    await openPage(page, await makePage(page, site.url))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/cms/pages/*?*', async (route) => {
      if (route.request().method() === 'PATCH') await held
      await route.continue()
    })
    await title(page).fill('Avant')
    await draftButton(page).click()
    await page.getByRole('button', { name: /^1 colonne/ }).click()
    const modified = page.getByText('Modifications non enregistrées')
    release()
    await expect(page.getByText('Brouillon enregistré')).toBeVisible()
    await expect(modified.first()).toBeVisible()
  })

  test('Back asks before it leaves unsaved changes, and passes once they are saved', async ({
    page,
    site,
  }) => {
    const id = await makePage(page, site.url)
    await page.goto('/admin/collections/pages')
    await page.evaluate(
      (path) => window.history.pushState(null, '', path),
      '/admin/collections/pages?x=1',
    )
    await openPage(page, id)
    const here = new RegExp(`/pages/${id}$`)
    await title(page).fill('Pas encore')
    await page.goBack()
    const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    await expect(dialog).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: 'Rester sur la page' }).click()
    await expect(page).toHaveURL(here)
    await expect(title(page)).toHaveValue('Pas encore')
    await draftButton(page).click()
    await expect(page.getByText('Brouillon enregistré')).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(here)
  })

  test('a killed tab leaves its changes to the next', async ({ page, context, site }) => {
    const id = await makePage(page, site.url)
    await openPage(page, id)
    await title(page).fill('Sauvé des eaux')
    await expect.poll(() => storedBackups(page), { timeout: 15_000 }).toBe(1)
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await openPage(again, id)
    const restore = again.getByRole('button', {
      name: /^Restaurer les modifications du \d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    })
    await expect(restore).toBeVisible()
    await expect(again.getByRole('button', { name: 'Ignorer' })).toBeVisible()
    await restore.click()
    await expect(title(again)).toHaveValue('Sauvé des eaux')
    await draftButton(again).click()
    await expect(again.getByText('Brouillon enregistré')).toBeVisible()
    await again.reload()
    await expect(title(again)).toHaveValue('Sauvé des eaux')
    await expect(restore).toHaveCount(0)
  })

  test('two versions are compared in plain French, and the older one restored', async ({
    page,
    site,
  }) => {
    const id = await makePage(page, site.url, [text('<p>Un</p>'), text('<p>Deux</p>')])
    const before = (await (await page.request.get(`/api/cms/pages/${id}?depth=0`)).json()) as {
      sections: { sections: Array<{ columns: Array<{ blocks: object[] }> }> }
    }
    const { sections } = before
    sections.sections[1]?.columns[0]?.blocks.push({
      type: 'CTA',
      content: { title: 'Venez', buttonText: 'Nous voir', buttonUrl: '/contact' },
    })
    await write(page, site.url, 'PATCH', `pages/${id}`, { sections })
    await page.goto(`/admin/collections/pages/${id}/versions`)
    const [newest, oldest] = [page.locator('tbody tr').first(), page.locator('tbody tr').last()]
    await expect(newest).toContainText('En ligne')
    await expect(oldest).toContainText('Anciennement en ligne')
    await expect(page.getByText('Le programme')).toHaveCount(0)
    await page.locator('table a').first().click()
    await expect(page.getByText('Bloc Appel à l’action ajouté dans la section 2')).toBeVisible()
    await expect(page.getByText('schemaVersion')).toHaveCount(0)
    // The newest is what is there already.
    await expect(page.getByRole('button', { name: 'Restaurer cette version' })).toBeHidden()

    await page.goto(`/admin/collections/pages/${id}/versions`)
    await page.locator('table a').last().click()
    await page.getByRole('button', { name: 'Restaurer cette version' }).click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(page.getByText('Version restaurée')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/pages/${id}$`))
    await expect(title(page)).toBeEditable()
    const stored = await page.request.get(`/api/cms/pages/${id}?draft=true&depth=0`)
    expect(await stored.text()).not.toContain('Nous voir')
    await expect(page.getByRole('button', { name: 'Annuler', exact: true }).first()).toBeDisabled()
  })
})

test(
  'on a phone the preview covers the page, and gives it back',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'editeur')
    await openPage(page, await makePage(page, site.url))
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
    const frame = page.frameLocator('#live-preview-iframe')
    await expect(frame.getByText('Bonjour')).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Fermer l’aperçu' }).click()
    await expect(title(page)).toBeVisible()
  },
)
