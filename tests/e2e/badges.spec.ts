import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

test(
  'a badge is made, given to somebody, worn and seen',
  { tag: '@desktop' },
  async ({ page, browser, site }) => {
    await signIn(page.request, 'superadmin')
    await page.goto('/super-admin/badges')
    await expect(page.getByRole('heading', { name: 'Badges', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Premier geste' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByLabel('Rareté').selectOption('LEGENDARY')
    await expect(page.getByRole('link', { name: 'Premier geste' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Pilier du refuge' })).toBeVisible()

    await page.getByRole('link', { name: 'Créer un badge' }).click()
    await expect(page.getByLabel('Valeur à atteindre')).toHaveValue('10')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const wrong = page.getByRole('link', { name: 'Le nom est requis' })
    await expect(wrong).toBeVisible()
    await page.getByLabel('Nom', { exact: true }).fill('Ami des hérissons')
    // An error goes once its field is edited.
    await expect(wrong).toHaveCount(0)
    await page.getByLabel('Description').fill('Pour qui laisse un coin de jardin aux feuilles.')
    await page.getByLabel('URL de l’icône (facultatif)').fill('images/a.png')
    await page.getByRole('radio', { name: 'Épique' }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page.getByRole('link', { name: 'L’URL doit commencer par http ou https' }),
    ).toBeVisible()
    await page.getByLabel('URL de l’icône (facultatif)').fill('')
    await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText('Ami des hérissons')
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(/\/admin\/badges$/)
    await expect(page.getByRole('link', { name: 'Ami des hérissons' })).toBeVisible()

    await page.goto('/super-admin/users?search=adoptant')
    await page.getByRole('link', { name: /^Badges de / }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Ami des hérissons' })
    await page.getByRole('button', { name: /^Verrouillés/ }).click()
    await card.getByRole('button', { name: /^Débloquer/ }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Débloquer «\u00a0Ami des hérissons\u00a0»')
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Débloquer' }).click()
    await expect(page.getByText('Badge débloqué avec succès')).toBeVisible()
    await page.getByRole('button', { name: /^Débloqués/ }).click()
    await expect(card).toContainText('Forcé')
    await expect(card).toContainText(/Débloqué par .+ le /)
    expect(await problems(page)).toEqual([])

    const visitor = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const own = await visitor.newPage()
    await signIn(own.request, 'adoptant')
    await own.goto('/mon-espace/badges')
    expect(await hasNoSidewaysScroll(own)).toBe(true)
    // Without JavaScript.
    await own.getByRole('button', { name: 'Porter ce badge\u00a0: Ami des hérissons' }).click()
    await expect(own.getByRole('status')).toContainText(
      'Vous portez «\u00a0Ami des hérissons\u00a0»',
    )
    await expect(own.getByText('Porté', { exact: true })).toHaveCount(1)
    await own.goto('/profil')
    await own.getByRole('link', { name: 'Voir mon profil' }).click()
    await expect(own.getByText('Ami des hérissons')).toBeVisible()
    await expect(own.getByText('Badge épique')).toBeVisible()

    await card.getByRole('button', { name: /^Verrouiller/ }).click()
    await dialog.getByRole('button', { name: 'Verrouiller' }).click()
    await expect(page.getByText('Badge verrouillé avec succès')).toBeVisible()
    await own.reload()
    await expect(own.getByText('Ami des hérissons')).toHaveCount(0)
    await visitor.close()
  },
)

test('a person’s badges say how far they are', { tag: '@phone' }, async ({ page }) => {
  await signIn(page.request, 'adoptant')
  await page.goto('/mon-espace/badges')
  await expect(page.getByRole('heading', { name: /badges? débloqués? sur/ })).toBeVisible()
  await expect(page.getByText(/Encore \d+\u00a0heures/).first()).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})
