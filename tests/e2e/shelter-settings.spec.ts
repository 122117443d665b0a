import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { formIsReady, shelterId, write } from './publishing'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

const NEW_SHELTER = 'la-maison-des-moustaches'

/** Opens a part of the settings of a shelter of the demonstration, where nothing is saved. */
async function openSection(page: Page, section: string): Promise<void> {
  await signIn(page.request, 'superadmin')
  const id = await shelterId(page.request, NEW_SHELTER)
  await page.goto(`/admin/collections/shelters/${id}?section=${section}`)
}

/** A shelter that everybody sees and no other test knows, far from the others. */
async function addShelter(page: Page, origin: string): Promise<{ id: string; slug: string }> {
  await signIn(page.request, 'superadmin')
  const slug = `essai-${Math.random().toString(36).slice(2, 10)}`
  const id = await write(page, origin, 'POST', 'shelters', {
    name: 'Refuge d’essai',
    slug,
    email: `${slug}@exemple.fr`,
    location: {
      address: '1 cours Napoléon',
      postalCode: '20000',
      city: 'Ajaccio',
      country: 'France',
    },
    openingHours: [
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
      { weekday: 2, opensAt: '09:00', closesAt: '12:00' },
    ],
  })
  const decided = await page.request.post(`/api/shelters/${id}/decision`, {
    headers: { origin },
    data: { decision: 'APPROVE', admin: { email: `${slug}@exemple.fr`, name: 'Une personne' } },
  })
  expect(decided.status()).toBe(200)
  return { id, slug }
}
const save = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()

test(
  'the week is a grid: a wrong hour is said, a day is copied and taken back, the site says it',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { id, slug } = await addShelter(page, site.url)
    await page.goto(`/admin/collections/shelters/${id}?section=horaires`)
    const week = page.locator('#field-openingHours')
    await expect(week.getByRole('heading', { level: 4 })).toHaveText([
      'Lundi',
      'Mardi',
      'Mercredi',
      'Jeudi',
      'Vendredi',
      'Samedi',
      'Dimanche',
      'Ce que vos visiteurs liront',
    ])
    const day = (name: string) => week.getByRole('group', { name, exact: true })

    const monday = day('Lundi')
    const closed = monday.getByRole('checkbox', { name: 'Fermé' })
    if (!(await closed.isChecked())) await closed.check()
    await closed.uncheck()
    // What the day had before comes back: it is written over.
    await monday
      .getByLabel(/ouvre à$/)
      .first()
      .fill('10:00')
    await monday
      .getByLabel(/ferme à$/)
      .first()
      .fill('12:00')
    await monday.getByRole('button', { name: 'Ajouter une plage' }).click()
    await expect(monday.getByLabel('Lundi, plage 2\u00a0: ouvre à')).toBeFocused()
    await monday.getByLabel('Lundi, plage 2\u00a0: ouvre à').fill('11:00')
    await monday.getByLabel('Lundi, plage 2\u00a0: ferme à').fill('16:30')
    await expect(monday.getByText('Cette plage commence avant la fin d’une autre')).toBeVisible()
    await monday.getByLabel('Lundi, plage 2\u00a0: ouvre à').fill('14:00')
    await expect(monday.getByText('Cette plage commence')).toHaveCount(0)

    await monday.getByRole('button', { name: 'Copier vers…' }).click()
    await expect(monday.getByRole('checkbox', { name: 'Mardi' })).toBeFocused()
    await page.keyboard.press('Space')
    await monday.getByRole('button', { name: 'Copier', exact: true }).click()
    await expect(day('Mardi').getByLabel('Mardi, plage 2\u00a0: ferme à')).toHaveValue('16:30')
    await week.getByRole('button', { name: 'Annuler la copie' }).click()
    await expect(day('Mardi').getByLabel('Mardi, plage 2\u00a0: ferme à')).toHaveCount(0)
    await expect(week.getByText(/le lundi de 10 h à 12 h et de 14 h à 16 h 30/)).toBeVisible()
    expect(await problems(page, '#field-openingHours', '#field-openingExceptions')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    const exceptions = page.locator('#field-openingExceptions')
    await exceptions
      .getByRole('group', { name: /Jours fériés/ })
      .getByRole('button')
      .first()
      .click()
    await expect(exceptions.getByRole('heading', { name: /^Fermé le / })).toBeVisible()
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes(`/api/cms/shelters/${id}`) &&
        response.request().method() === 'PATCH',
    )
    await save(page)
    expect((await answered).status()).toBe(200)
    await page.goto(`/shelter/${slug}`)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('10 h – 12 h').first()).toBeVisible()
    await expect(footer.getByText(/^Fermé le /)).toBeVisible()
  },
)

test(
  'the point of a shelter is pushed with the arrows, on a map that was asked for',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/data\.geopf\.fr/, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    )
    const heard = complaints(page)
    await openSection(page, 'adresse-et-contact')
    await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible()
    expect(heard.filter((each) => each.startsWith('asked'))).toEqual([])
    await page.getByRole('button', { name: 'Afficher la carte' }).click()
    const point = page.getByRole('button', { name: /^Point du refuge/ })
    await point.focus()
    await page.keyboard.press('ArrowUp')
    await expect(
      page.getByText(/Le point a été déplacé à la main\u00a0: .* vers le nord/),
    ).toBeVisible()
    await expect(point).toBeFocused()
    await page.getByRole('button', { name: 'Remettre le point d’avant' }).click()
    await expect(page.getByText('Le point a été déplacé à la main')).toHaveCount(0)
    await page.getByText('Coordonnées en chiffres').click()
    await page.getByLabel('Latitude').fill('95')
    await expect(page.getByText('Un nombre entre −90 et 90')).toBeVisible()
  },
)

test(
  'the colours are chosen beside the shelter’s own page, which wears them at once',
  { tag: '@desktop' },
  async ({ page }) => {
    await openSection(page, 'couleurs')
    const theme = page.locator('#field-theme')
    const header = theme
      .locator('iframe')
      .contentFrame()
      .locator('[style*="--theme-primary"]')
      .first()
    const colour = (name: string) =>
      header.evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      )
    // The first screen after signing in is drawn a second time, once its shelter is known.
    await expect(async () => {
      await theme.getByRole('button', { name: 'Lavande' }).click()
      await expect.poll(() => colour('--theme-primary')).toBe('#6A4C9C')
    }).toPass()
    await theme.getByLabel('Texte des boutons\u00a0: code de la couleur').fill('#6A4C9D')
    await expect(theme.getByText(/Difficile à lire sur «\u00a0Fond des boutons/)).toBeVisible()
    await theme.getByRole('button', { name: /Prendre la couleur lisible/ }).click()
    await expect(theme.getByText(/Difficile à lire/)).toHaveCount(0)
    await theme.getByRole('button', { name: 'Revenir aux couleurs de départ' }).click()
    await expect.poll(() => colour('--theme-primary')).toBe('#1E6B57')
    await theme.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => colour('--theme-primary')).toBe('#6A4C9C')
    expect(await problems(page, '#field-theme')).toEqual([])
    const stranger = await page.context().browser()?.newContext()
    const address = await theme.locator('iframe').getAttribute('src')
    const answer = await stranger?.request.get(new URL(address ?? '', page.url()).href)
    expect(answer?.status()).toBe(404)
    await stranger?.close()
  },
)

test(
  'a form is drawn once, also for who has chosen no shelter; a choice that is over goes',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'superadmin')
    const path = `/admin/collections/shelters/${await shelterId(page.request, NEW_SHELTER)}`
    const drawnAgain: string[] = []
    page.on('request', (request) => {
      const isPage = new URL(request.url()).pathname === path
      if (isPage && request.headers().rsc) drawnAgain.push(request.url())
    })
    const open = async () => {
      drawnAgain.length = 0
      const told = page.waitForResponse(/populate-tenant-options/)
      await page.goto(path)
      await told
      await formIsReady(page)
      // What the list of shelters makes the page do is done once the browser has nothing to do.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
    }
    await page.context().clearCookies({ name: 'payload-tenant' })
    await open()
    expect(drawnAgain).toEqual([])

    const over = { name: 'payload-tenant', value: crypto.randomUUID(), url: site.url }
    await page.context().addCookies([over])
    await open()
    await expect.poll(() => drawnAgain).toHaveLength(1)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(over.name)
  },
)

test(
  'what is wrong is said together, leads to its field in its tab, and the tab is in the address',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { id } = await addShelter(page, site.url)
    await page.goto(`/admin/collections/shelters/${id}?section=adresse-et-contact`)
    const website = page.locator('#field-website')
    await expect(website).toBeEditable()
    await formIsReady(page)
    await website.fill('pas une adresse')
    await page.locator('#field-contactEmail').fill('non')
    await page.getByRole('button', { name: 'Identité', exact: true }).click()
    await expect(page).toHaveURL(/section=identite/)
    await save(page)
    const summary = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: 'Erreurs de validation détectées' }) })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(2)
    // The server alone knows of both: they stay when the form is looked at again.
    await page.locator('#field-legalPurpose, #field-name').first().fill('Refuge d’essai bis')
    await expect(
      page.getByRole('button', { name: 'Enregistrer', exact: true }).first(),
    ).toBeEnabled()
    await page.waitForTimeout(1000)
    await expect(summary.getByRole('link')).toHaveCount(2)
    await summary.getByRole('link', { name: 'URL invalide' }).press('Enter')
    await expect(website).toBeFocused()
    await expect(page).toHaveURL(/section=adresse-et-contact/)
    await website.fill('https://refuge.exemple.fr')
    await expect(summary.getByRole('link')).toHaveCount(1)
    await page.locator('#field-contactEmail').fill('contact@refuge.exemple.fr')
    await expect(summary).toHaveCount(0)
    await save(page)
    await expect(page.getByText('Enregistré avec succès').first()).toBeVisible()
    await expect(summary).toHaveCount(0)
  },
)
