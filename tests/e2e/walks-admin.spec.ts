import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

test(
  'a walk is written in the admin, for the shelter in hand, and online at once',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    await page.goto('/admin/promenades')
    await page.getByRole('link', { name: 'Écrire une promenade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrire une promenade')
    const spot = page.getByLabel('Coordonnées')
    for (const typed of ['48.02, -1.74', '48.03, -1.75']) {
      await spot.fill(typed)
      await spot.press('Enter')
    }
    await page.locator('summary').filter({ hasText: 'Présentation' }).press('Enter')
    await expect(page.getByLabel('De la part de')).toHaveValue(/^[0-9a-f-]{36}$/)
    await page.getByLabel('Nom de la promenade').fill('Le sentier du refuge')
    await page.getByLabel('Difficulté').selectOption('EASY')
    await page.getByLabel('Genre').selectOption('STROLL')
    expect(await problems(page, 'div:has(> header h1)')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page).toHaveURL(/\/admin\/promenades\/[0-9a-f-]{36}$/)

    // A draft is found again by whoever wrote it.
    await page.goto('/admin/promenades?part=drafts')
    await page.getByRole('link', { name: 'Le sentier du refuge' }).click()
    await page.locator('summary').filter({ hasText: 'Pour les chiens' }).press('Enter')
    await page.getByLabel('Les chiens').selectOption('LEASH')
    await page.getByRole('button', { name: 'Publier la promenade' }).click()
    await expect(page).toHaveURL(/part=all/)
    await expect(page.getByRole('link', { name: /^Voir sur le site.*du refuge/ })).toBeVisible()
  },
)

test(
  'without a script a walk is sent with a file',
  { tag: '@desktop' },
  async ({ browser, page, site }) => {
    await signIn(page.request, 'benevole')
    const storageState = await page.context().storageState()
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      storageState,
    })
    const writer = await context.newPage()
    await writer.goto('/promenades/nouvelle')
    // The editor of those who have scripts is there too, and not shown.
    const form = writer.locator('form[action$="/plain"]')
    await form.getByLabel('Nom de la promenade').fill('Le chemin sans script')
    await form.getByLabel('Difficulté').selectOption('EASY')
    await form.getByLabel('Genre').selectOption('STROLL')
    await form.getByLabel('Printemps').press('Space')
    const points = Array.from({ length: 50 }, (_, at) => {
      return `<trkpt lat="${(48.02 + at / 1000).toFixed(4)}" lon="-1.74"/>`
    }).join('')
    const buffer = Buffer.from(`<gpx version="1.1"><trk><trkseg>${points}</trkseg></trk></gpx>`)
    const file = { name: 'a.gpx', mimeType: 'application/gpx+xml', buffer }
    const send = form.getByRole('button', { name: 'Proposer la promenade' })
    await form.getByLabel('Fichier GPX').setInputFiles(file)
    await send.click()
    await expect(form.getByRole('link', { name: /^Les chiens.*Dites si/ })).toBeVisible()
    await expect(form.getByLabel('Nom de la promenade')).toHaveValue('Le chemin sans script')
    await expect(form.getByLabel('Printemps')).toBeChecked()
    await form.getByLabel('Les chiens').selectOption('LEASH')
    await form.getByLabel('Fichier GPX').setInputFiles(file)
    await send.click()
    await expect(writer.getByText('Merci, votre promenade est envoyée')).toBeVisible()
    await expect(writer.getByText(/5,4\skm/).first()).toBeVisible()
    await context.close()
  },
)
