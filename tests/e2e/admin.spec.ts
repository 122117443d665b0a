import AxeBuilder from '@axe-core/playwright'

import { expect, test } from '../support/e2e'
import { signIn, signInByForm, signInInstead } from './people'
import { hasNoSidewaysScroll } from './visitor'

const SHELTER = '/shelter/refuge-des-quatre-vents'

test(
  'the sign-in page is accessible, keeps what was typed and says what is wrong',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/auth/connexion')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'),
    ).toEqual([])
    await page.getByLabel('E-mail').fill('personne@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Un-mot-de-passe-2026')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Identifiants incorrects' }),
    ).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('personne@exemple.fr')
  },
)

test(
  'each role finds in the admin what it may do, and nothing else',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInByForm(page, 'editeur')
    await expect(page.getByText('Animaux').first()).toBeVisible()
    await expect(page.getByText('Pages').first()).toBeVisible()
    await expect(page.getByText('Équipe')).toHaveCount(0)
    await expect(page.getByText('Journal des modifications')).toHaveCount(0)
    await signInInstead(page, 'admin')
    await page.goto('/admin')
    await expect(page.getByText('Équipe').first()).toBeVisible()
  },
)

test('an editor starts a new page and a new animal', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page.request, 'editeur')
  await page.goto('/admin/collections/pages/create')
  await expect(page.getByLabel('Titre')).toBeVisible()
  await expect(page.getByText('Cette page ne contient aucune section')).toBeVisible()
  await page.goto('/admin/collections/animals/create')
  await expect(page.getByLabel('Nom')).toBeVisible()
})

test(
  'an animal without papers is recorded at once, hidden, with what it still needs',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page.request, 'editeur')
    await page.goto('/admin/collections/animals/create?sheet=full')
    await page.getByLabel('Nom').fill('Sans puce')
    const choose = async (field: string, option: string) => {
      await page.locator(`#field-${field} input`).first().fill(option)
      await page.keyboard.press('Enter')
    }
    await choose('species', 'Chat')
    await choose('sex', 'Femelle')
    const visible = page.getByRole('checkbox', { name: 'Visible sur le site' })
    await expect(visible).not.toBeChecked()
    await expect(page.getByText('La fiche s’enregistre sans être visible')).toBeVisible()
    // What only the team reads is on the first form too.
    await page.getByRole('button', { name: 'Santé' }).click()
    await page.getByLabel('Notes vétérinaires').fill('Arrivée sans carnet')
    await page.getByRole('button', { name: 'Informations légales' }).click()
    await expect(page.getByRole('radio', { name: 'Pas encore renseigné' })).toBeChecked()
    await page.locator('#action-save').click()
    await expect(page).toHaveURL(/animals\/[0-9a-f-]{36}/)
    await page.goto(`${page.url()}?sheet=full`)
    await expect(visible).not.toBeChecked()
    await page.getByRole('button', { name: 'Santé' }).click()
    await expect(page.getByLabel('Notes vétérinaires')).toHaveValue('Arrivée sans carnet')
    // To ask for it says what is missing, and keeps the page hidden.
    await visible.check()
    await page.locator('#action-save').click()
    await expect(page.getByText('Le lieu de naissance est obligatoire').first()).toBeVisible()
  },
)

test(
  'the stable addresses lead to the right screen, or say which role is needed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${SHELTER}/admin/animals`)
    await expect(page).toHaveURL(/\/auth\/connexion\?suite=/)
    await signIn(page.request, 'benevole')
    const refused = await page.goto(`${SHELTER}/admin/animals`)
    expect(refused?.status()).toBe(403)
    await expect(page.getByText('Éditeur')).toBeVisible()
    await page.context().clearCookies()

    await signIn(page.request, 'editeur')
    await page.goto(`${SHELTER}/admin/animals?search=a&sortBy=name&sortOrder=asc`)
    await expect(page).toHaveURL(/\/admin\/collections\/animals\?.*search=a/)
    const foreign = await page.goto('/shelter/les-amis-du-lac/admin/animals')
    expect(foreign?.status()).toBe(403)
    const platform = await page.goto('/super-admin')
    expect(platform?.status()).toBe(403)
  },
)

test(
  '« themes » opens the colours, and a list of ours keeps what its address says',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'admin')
    await page.goto(`${SHELTER}/admin/themes`)
    await expect(page.locator('.tabs-field__tab-button--active')).toHaveText('Couleurs')
    await page.goto(`${SHELTER}/admin/donations?search=zzz&sortBy=amount&sortOrder=desc`)
    await expect(page).toHaveURL(/donations\?search=zzz&sortBy=amount&sortOrder=desc/)
    await expect(page.getByRole('searchbox').first()).toHaveValue('zzz')
  },
)

test(
  'the log of changes is read in words, from this host alone',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'admin')
    await page.goto(`${SHELTER}/admin/animals?search=a`)
    const links = page.locator('[data-row] a[href*="/collections/animals/"]')
    await expect(links.first()).toBeVisible()
    const animals = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    const save = async (animal: string | null) => {
      const saved = await page.request.patch(`/api/cms/animals/${animal?.split('/').pop()}`, {
        headers: { origin: site.url },
        data: { color: 'arlequin' },
      })
      return saved.status()
    }
    // Another test may have one of them open: it is locked (423), and the next one is taken.
    let status = 423
    for (const animal of animals) {
      if (status === 423) status = await save(animal)
    }
    expect(status).toBe(200)
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== site.url) foreign.push(request.url())
    })
    await page.goto('/admin/collections/audit-log')
    await expect(page.getByRole('heading', { name: 'Journal des modifications' })).toBeVisible()
    const line = page.getByRole('listitem').filter({ hasText: 'Modification : Animal «' }).first()
    await line.getByText('1 champ').click()
    await expect(line.getByText('arlequin')).toBeVisible()
    await expect(line.getByRole('term')).toHaveText('Couleur')
    await expect(page.getByText('adoption-requests')).toHaveCount(0)
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'critical')).toEqual([])
    expect(foreign).toEqual([])
  },
)

test(
  'the team finds « Administration » in the menu of its site, visitors do not',
  { tag: '@phone' },
  async ({ page }) => {
    const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
    await page.goto(SHELTER)
    await openMenu()
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
    await signIn(page.request, 'editeur')
    await page.goto(SHELTER)
    await openMenu()
    await expect(page.getByRole('link', { name: 'Administration' })).toBeVisible()
  },
)

test(
  'a form says in French that the network is away, or that the session has ended, and keeps what was typed',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signIn(page.request, 'editeur')
    await page.goto('/admin/collections/animals/create?sheet=full')
    const name = page.locator('#field-name')
    await name.fill('Sans réseau')
    await context.setOffline(true)
    await page.locator('#action-save').click()
    await expect(page.getByText(/^Le serveur ne répond pas/).first()).toBeVisible()
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    await expect(name).toHaveValue('Sans réseau')
    await context.setOffline(false)
    await context.clearCookies()
    await page.locator('#action-save').click()
    await expect(page.getByText(/^Votre session est terminée/).first()).toBeVisible()
    await expect(name).toHaveValue('Sans réseau')
  },
)
