import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

test('a volunteer takes a slot and gives it back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/agir/devenir-benevole')
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Promener les chiens' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promener les chiens' })).toBeVisible()
  expect(await problems(page)).toEqual([])

  await signIn(page.request, 'adoptant')
  await page.goto('/mon-espace/benevolat')
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  const free = page.getByRole('region', { name: 'Créneaux libres' }).getByRole('listitem')
  const when = (await free.first().getByRole('heading').textContent()) ?? ''
  await free.first().getByRole('button').press('Enter')
  await expect(page.getByText('Le créneau est à vous')).toBeVisible()
  const mine = page.getByRole('region', { name: 'Mes prochains créneaux' })
  await mine.getByRole('button', { name: `Rendre ce créneau\u00a0: ${when}` }).press('Enter')
  await expect(page.getByText('Le créneau est rendu.')).toBeVisible()
})

test(
  'an offer without a script is accepted at the desk',
  { tag: '@desktop' },
  async ({ browser, page, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const person = await context.newPage()
    await person.goto('/agir/devenir-benevole')
    await signIn(person.request, 'admin2')
    await person.goto('/agir/devenir-benevole?shelter=refuge-des-quatre-vents&kind=CATS')
    await person.getByRole('link', { name: 'Tenir compagnie aux chats' }).first().click()
    await person.getByRole('link', { name: 'Proposer mon aide' }).click()
    await person.getByLabel('Votre nom').fill('Camille Durand')
    await person.getByLabel('Téléphone').fill('06 39 98 22 11')
    await person.getByLabel('Votre âge').fill('12')
    await person.getByRole('button', { name: 'Proposer mon aide' }).click()
    await expect(person.getByText('au moins 14').first()).toBeVisible()
    await expect(person.getByLabel('Téléphone')).toHaveValue('06 39 98 22 11')
    await person.getByLabel('Votre âge').fill('34')
    await person.getByRole('button', { name: 'Proposer mon aide' }).click()
    await expect(person.getByText('votre proposition est envoyée')).toBeVisible()
    await context.close()

    await signIn(page.request, 'moderateur')
    await page.goto('/admin/benevolat?search=Camille')
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Accepter\u00a0: Camille Durand' }).press('Enter')
    await expect(page.getByText('Camille Durand est bénévole du refuge')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Accepter\u00a0: Camille Durand' })).toBeVisible()
    await page.getByRole('link', { name: 'Semaine' }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /^Du / })).toBeVisible()
    expect(await problems(page)).toEqual([])
  },
)
