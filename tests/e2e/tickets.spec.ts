import { expect, test } from '../support/e2e'
import { somebodyElse } from './edited-page'
import { signIn } from './people'
import { isGood } from './publishing'
import { hasNoSidewaysScroll, openAwake, problems } from './visitor'

test(
  'a visitor writes, the team answers, and what is internal stays inside',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    const subject = `Promenade ${test.info().project.name} ${Math.random().toString(36).slice(2, 7)}`
    await signIn(page.request, 'adoptant')
    await page.goto('/support')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Mes demandes', exact: true }),
    ).toHaveAttribute('href', '/mes-demandes')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByLabel('Refuge', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await isGood(page)
    const shelter = page.getByLabel('Refuge', { exact: true })
    const own = shelter.locator('option', { hasText: 'Refuge des Quatre Vents' })
    await shelter.selectOption(await own.getAttribute('value'))
    await page.getByLabel('Objet').fill(subject)
    await page.getByLabel('Votre message').fill('Puis-je promener un chien samedi ?')
    await page.getByRole('button', { name: 'Envoyer' }).click()

    await expect(page).toHaveURL(/\/suivi\/ticket\//)
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await isGood(page)

    const staff = await somebodyElse(browser, site.url, 'superadmin')
    const { id } = await staff.request
      .get(`/api/cms/tickets?where[title][equals]=${encodeURIComponent(subject)}`, {
        headers: { origin: site.url },
      })
      .then((response) => response.json() as Promise<{ docs: Array<{ id: string }> }>)
      .then(({ docs }) => docs[0] as { id: string })
    await staff.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 })
    await staff.goto(`/admin/collections/tickets/${id}`)
    await expect(staff.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    const write = staff.getByLabel('Votre commentaire')
    await write.fill('Je me méfie')
    await staff.getByLabel(/^Interne/).check()
    await staff.getByRole('button', { name: 'Envoyer' }).click()
    const inside = staff.getByRole('listitem').filter({ hasText: 'Je me méfie' })
    await expect(inside.getByText('Interne', { exact: true })).toBeVisible()
    await expect(inside.getByText('Admin', { exact: true })).toBeVisible()
    await expect(write).toHaveValue('')
    await write.fill('Oui, à 14 heures.')
    await staff.getByRole('button', { name: 'Envoyer' }).click()
    await expect(staff.getByRole('listitem').filter({ hasText: 'Oui, à 14 heures.' })).toBeVisible()
    await staff.getByRole('button', { name: 'Attendre une réponse' }).click()
    await expect(
      staff.locator('div:has(> header h1)').getByText('En attente de réponse').first(),
    ).toBeVisible()
    expect(await problems(staff, 'div:has(> header h1)')).toEqual([])
    expect(await hasNoSidewaysScroll(staff)).toBe(true)

    await page.reload()
    await expect(page.getByText('Oui, à 14 heures.')).toBeVisible()
    await expect(page.getByText('Je me méfie')).toHaveCount(0)
    await page.getByLabel('Votre réponse').fill('Merci, à samdi')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    const mine = page.getByRole('listitem').filter({ hasText: 'Merci, à samdi' })
    await mine.getByRole('button', { name: 'Modifier' }).click()
    await page.getByLabel('Modifier le commentaire').fill('Merci, à samedi')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Merci, à samedi' })
        .getByText(/modifié/),
    ).toBeVisible()
    await staff.context().close()
  },
)

test(
  'the link works without an account and without JavaScript',
  { tag: '@desktop' },
  async ({ browser, page, site }) => {
    await signIn(page.request, 'adoptant')
    await page.goto('/support')
    const subject = `Sans script ${test.info().project.name}`
    await page.getByLabel('Refuge', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Objet').fill(subject)
    await page.getByLabel('Votre message').fill('Bonjour')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page).toHaveURL(/\/suivi\/ticket\//)
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(page.url())
    await plain.getByLabel('Votre réponse').fill('Par le lien seul')
    await plain.getByRole('button', { name: 'Envoyer' }).click()
    await expect(plain.getByRole('listitem').filter({ hasText: 'Par le lien seul' })).toBeVisible()
    await context.close()

    const bare = await browser.newContext({ baseURL: site.url })
    const stranger = await bare.newPage()
    await openAwake(stranger, page.url())
    const mine = stranger.getByRole('listitem').filter({ hasText: 'Par le lien seul' })
    await mine.getByRole('button', { name: 'Modifier' }).click()
    await stranger.getByLabel('Modifier le commentaire').fill('Par le lien, corrigé')
    await stranger.getByRole('button', { name: 'Enregistrer' }).click()
    const changed = stranger.getByRole('listitem').filter({ hasText: 'Par le lien, corrigé' })
    await expect(changed.getByText(/modifié/)).toBeVisible()
    await changed.getByRole('button', { name: 'Supprimer' }).click()
    await stranger.getByRole('button', { name: 'Oui, supprimer' }).click()
    await expect(changed).toHaveCount(0)
    await bare.close()

    const { pathname } = new URL(page.url())
    const forged = await page.request.get(`${pathname.slice(0, -2)}xx`)
    expect(forged.status()).toBe(404)
  },
)

test('the team finds, filters and writes down tickets', { tag: '@phone' }, async ({ page }) => {
  await signIn(page.request, 'moderateur')
  await page.goto('/admin/collections/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un ticket' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un ticket' })
  await dialog.getByRole('button', { name: 'Ajouter le ticket' }).click()
  await expect(dialog.getByText('L’objet est requis')).toBeVisible()
  const subject = 'Clôture à réparer'
  await dialog.getByLabel('Objet').fill(subject)
  await dialog.getByLabel('Description').fill('Côté parc des chiens.')
  await dialog.getByLabel('Priorité').selectOption('URGENT')
  expect(await problems(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Ajouter le ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await page.getByRole('button', { name: 'S’en occuper' }).click()
  await expect(
    page.locator('div:has(> header h1)').getByText('En cours', { exact: true }).first(),
  ).toBeVisible()

  await page.goto('/admin/collections/tickets')
  await page.getByRole('searchbox', { name: /^Rechercher/ }).fill('cloture a reparer')
  await page.getByLabel('Priorité').selectOption('URGENT')
  await expect(page).toHaveURL(/search=cloture/)
  // The list before is there, paler, until the next has come.
  await expect(page.getByRole('link', { name: /Chat trouvé/ })).toBeHidden()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  expect(await problems(page, 'div:has(> header h1)')).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.getByRole('button', { name: /^Terminés/ }).click()
  await expect(page.getByText('Aucun ticket ne correspond')).toBeVisible()
})
