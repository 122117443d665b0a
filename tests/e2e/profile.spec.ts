import sharp from 'sharp'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems } from './visitor'

const PASSWORD = 'Demo-Patte-2026'

async function photo(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const buffer = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: '#a64', noise },
  })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test(
  'a profile is written, shown and followed',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    await signIn(page.request, 'benevole')
    await page.goto('/profil')
    await expect(page.getByText('Vous seul voyez votre profil')).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // No network at that moment: the photo need not be looked for again.
    await page.route('**/api/user/profile/photo', (route) => route.abort(), { times: 1 })
    await page.locator('input[type=file]').setInputFiles(await photo('moi.jpg'))
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Votre photo est enregistrée.')).toBeVisible()
    await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 480)
    await page.locator('input[type=file]').setInputFiles({
      name: 'moi.txt',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('rien'),
    })
    await expect(
      page.getByText('Choisissez une photo JPG, PNG, WEBP ou AVIF', { exact: true }),
    ).toBeVisible()

    const name = page.getByLabel('Nom affiché')
    await expect(name).toHaveValue('Thomas')
    await name.fill('')
    await page.getByLabel('Quelques mots sur vous').fill('Je promène les chiens.\nLe samedi.')
    await page.getByRole('checkbox', { name: 'Montrer mon profil' }).press('Space')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page.getByRole('link', { name: 'Nom affiché\u00a0: Le nom est requis' }),
    ).toBeVisible()
    await expect(page.getByLabel('Quelques mots sur vous')).toHaveValue(
      'Je promène les chiens.\nLe samedi.',
    )
    await name.fill('Thomas')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Votre profil est visible par tous', { exact: true })).toBeVisible()
    await expect(
      page.getByText('C’est enregistré. Votre profil est visible par tous.'),
    ).toBeVisible()

    await page.getByRole('link', { name: 'Voir mon profil' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thomas' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Modifier mon profil' })).toBeVisible()

    // A stranger reads it, and must sign in to follow it.
    const other = await browser.newContext({ baseURL: site.url })
    const stranger = await other.newPage()
    await stranger.goto(page.url())
    await expect(stranger.getByText('Je promène les chiens.')).toBeVisible()
    await expect(stranger.getByText('benevole@exemple.fr')).toHaveCount(0)
    expect(await problems(stranger)).toEqual([])
    expect(await hasNoSidewaysScroll(stranger)).toBe(true)
    await stranger.getByRole('button', { name: 'Suivre' }).click()
    await stranger.getByLabel(/e-?mail/i).fill('admin2@exemple.fr')
    await stranger.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await stranger.getByRole('button', { name: 'Se connecter' }).click()
    await expect(stranger.getByRole('button', { name: 'Profil suivi' })).toBeVisible()
    await expect(stranger.getByText(/^Vous suivez Thomas/).last()).toBeVisible()
    await stranger.goto('/favoris')
    await expect(
      stranger.getByRole('region', { name: 'Les personnes que vous suivez' }).getByRole('link', {
        name: 'Thomas',
      }),
    ).toBeVisible()
    await other.close()

    await page.goto('/notifications')
    await expect(page.getByText('Une personne suit votre profil')).toBeVisible()
  },
)

test(
  'a profile that should not be shown is taken down, corrected and shown again',
  { tag: '@desktop' },
  async ({ page, browser, site }) => {
    const own = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const owner = await own.newPage()
    await signIn(owner.request, 'moderateur')
    await owner.goto('/profil')
    expect(await hasNoSidewaysScroll(owner)).toBe(true)
    await owner.getByLabel('Choisir une photo').setInputFiles(await photo('moi.jpg'))
    await owner.getByRole('button', { name: 'Envoyer la photo' }).click()
    await expect(owner.getByText('Votre photo est enregistrée.')).toBeVisible()
    await owner.getByLabel('Nom affiché').fill('K')
    await owner.getByRole('checkbox', { name: 'Montrer mon profil' }).press('Space')
    await owner.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(owner.getByText('Écrivez au moins 2 caractères').first()).toBeVisible()
    await expect(owner.getByRole('checkbox', { name: 'Montrer mon profil' })).toBeChecked()
    await owner.getByLabel('Nom affiché').fill('Karim')
    await owner.getByRole('button', { name: 'Enregistrer' }).click()
    const shown = owner.getByRole('link', { name: 'Voir mon profil' })
    const address = (await shown.getAttribute('href')) as string

    await signIn(page.request, 'superadmin')
    await page.goto(address)
    await page.getByText('Retirer ce profil', { exact: true }).first().click()
    await page.getByLabel('Pourquoi').fill('La photo montre une autre personne.')
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Retirer ce profil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Karim')
    expect((await page.request.get(address)).status()).toBe(404)

    await owner.goto('/profil')
    await expect(owner.getByText('La photo montre une autre personne.')).toBeVisible()
    await owner.getByRole('button', { name: 'Retirer la photo' }).click()
    await expect(owner.getByText('Votre photo est retirée.')).toBeVisible()
    await owner.getByRole('checkbox', { name: 'Montrer mon profil' }).press('Space')
    await owner.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      owner.getByText('Votre profil est visible par tous', { exact: true }),
    ).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(200)
    await own.close()
  },
)
