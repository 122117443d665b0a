import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

test('walks are found, read and reported', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/promenades')
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.getByText('Plus de critères').press('Enter')
  await page.getByLabel('Difficulté').selectOption('EASY')
  await page.getByRole('combobox', { name: 'Ville ou code postal' }).fill('Loches')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/difficulty=EASY/)
  const walk = page.getByRole('main').getByRole('link', { name: 'Le tour de l’étang, Loches' })
  await walk.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Le tour de l’étang/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Tracé de/ })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  const gpx = await page.request.get(
    (await page.getByRole('link', { name: 'Télécharger le GPX' }).getAttribute('href')) ?? '',
  )
  expect(await gpx.text()).toContain('<gpx version="1.1"')
})

test(
  'without a script a walk is found, and what is wrong with it reaches the desk',
  { tag: '@desktop' },
  async ({ browser, page, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto('/promenades?search=Amboise')
    await reader
      .getByRole('main')
      .getByRole('link', { name: /, Amboise$/ })
      .click()
    await reader.getByRole('link', { name: 'Signaler un problème' }).click()
    await reader.getByLabel('Quel problème').selectOption('BLOCKED')
    await reader.getByLabel('Ce que vous avez vu').fill('Un arbre barre le chemin du moulin.')
    await reader.getByRole('button', { name: 'Prévenir l’équipe' }).click()
    await expect(reader.getByText(/Merci/).first()).toBeVisible()
    await context.close()

    await signIn(page.request, 'superadmin')
    await page.goto('/admin/promenades')
    await expect(page.getByRole('button', { name: 'Publier' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Signalées', exact: true }).click()
    await expect(page.getByText('Un arbre barre le chemin du moulin.')).toBeVisible()
    expect(await problems(page, 'div:has(> header h1)')).toEqual([])
    await page.getByRole('button', { name: 'Laisser en ligne' }).click()
    await expect(page.getByText('La promenade reste en ligne')).toBeVisible()
    await expect(page.getByText('Un arbre barre le chemin du moulin.')).toBeHidden()

    // Sent back with a reason: one that says too little stays to be completed.
    await page.goto('/admin/promenades')
    await page.getByRole('button', { name: 'Renvoyer' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Renvoyer cette promenade' })
    await dialog.getByLabel('Pourquoi').fill('Non')
    await dialog.getByRole('button', { name: 'Renvoyer' }).click()
    await expect(dialog.getByText('Écrivez pourquoi, en 10 caractères au moins')).toBeVisible()
    await expect(dialog.getByLabel('Pourquoi')).toHaveValue('Non')
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await dialog.getByLabel('Pourquoi').fill('Le départ est sur une propriété privée.')
    await dialog.getByRole('button', { name: 'Renvoyer' }).click()
    await expect(page.getByText('Son auteur est prévenu')).toBeVisible()
  },
)
