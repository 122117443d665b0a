import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, openAwake, problems } from './visitor'

const NEWS = 'Première promenade au bord de l’étang, et pas un aboiement.'

test('the wall is read on a phone, and leads to one post', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/wall')
  await expect(page.getByRole('heading', { level: 1, name: 'Le mur' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.goto('/wall?species=RABBIT&before=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Plus rien après')).toBeVisible()
  expect(await hasNoSidewaysScroll(page)).toBe(true)
})

test(
  'on the wall a photo opens over the list, and whoever likes signs in first',
  { tag: '@desktop' },
  async ({ page }) => {
    await openAwake(page, '/wall')
    const photo = page.getByRole('link', { name: /^Agrandir la photo/ }).first()
    const large = page.getByRole('dialog', { name: /^Photos de / })
    await photo.click()
    await expect(large.getByText(/^Photo 1 sur \d$/)).toBeVisible()
    await expect(large.getByRole('img')).toHaveAttribute(
      'src',
      (await photo.getAttribute('href')) ?? '',
    )
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(photo).toBeFocused()
    await expect(page.getByRole('link', { name: /^Modifier/ })).toHaveCount(0)

    const article = page.getByRole('article').first()
    const flag = await article.getByRole('link', { name: /^Signaler/ }).getAttribute('href')
    await article.getByRole('button', { name: /^J’aime/ }).click()
    await expect(page).toHaveURL(
      `/auth/connexion?suite=${encodeURIComponent(flag?.replace('/signaler', '') ?? '')}`,
    )
  },
)

test(
  'the list knows what one wrote and likes; what the server refuses is taken back',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'moderateur')
    await page.goto('/wall/ecrire')
    await page.getByLabel('Votre nouvelle').fill('Elle a trouvé la meilleure place du canapé.')
    await page.getByRole('button', { name: 'Publier' }).click()
    await expect(page.getByText('C’est en ligne. Merci pour ces nouvelles')).toBeVisible()
    const { pathname } = new URL(page.url())

    await page.goto('/wall')
    // The newest first.
    const listed = page.getByRole('article').first()
    await expect(listed).toContainText('la meilleure place du canapé')
    const change = listed.getByRole('link', { name: /^Modifier ou supprimer\s: Elle a trouvé/ })
    await expect(change).toHaveAttribute('href', `${pathname}/modifier`)
    const heart = listed.getByRole('button', { name: /^J’aime\s: Elle a trouvé/ })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const answered = page.waitForResponse('**/like')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await answered
    await page.route('**/like', (route) => route.fulfill({ status: 500, json: { error: 'Non.' } }))
    await heart.click()
    await expect(listed.getByRole('alert')).toHaveText('Non.')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'news are written, answered without a script, flagged, and decided at the desk',
  { tag: '@desktop' },
  async ({ browser, page, site }) => {
    await signIn(page.request, 'editeur')
    await page.goto('/wall/ecrire')
    expect(await problems(page)).toEqual([])
    await page.getByLabel('Votre nouvelle').fill(NEWS)
    await page.getByRole('button', { name: 'Publier' }).click()
    await expect(page.getByText('C’est en ligne. Merci pour ces nouvelles')).toBeVisible()
    await expect(page.getByText(NEWS)).toBeVisible()
    expect(await problems(page)).toEqual([])
    const { pathname } = new URL(page.url())

    const like = page.getByRole('button', { name: /^J’aime/ })
    await like.press('Enter')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')

    // A stranger without a script reads it, and says that something is wrong.
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(`${pathname}/signaler`)
    await reader.getByLabel('Ce qui ne va pas').selectOption('SALE')
    await reader.getByLabel('Dites-en plus').fill('On y vend des croquettes.')
    await reader.getByRole('button', { name: 'Prévenir l’équipe' }).click()
    await expect(reader.getByText(/Merci/).first()).toBeVisible()
    await context.close()

    await page.context().clearCookies()
    await signIn(page.request, 'superadmin')
    await page.goto(pathname)
    await page.getByLabel('Votre commentaire').fill('Bravo à vous deux.')
    await page.getByRole('button', { name: 'Commenter' }).click()
    const comments = page.getByRole('region', { name: /^Commentaires|^1 commentaire/ })
    await expect(comments.getByText('Bravo à vous deux.')).toBeVisible()
    await expect(comments.getByText('Admin', { exact: true })).toBeVisible()

    await page.goto('/admin/mur')
    await expect(page.getByText('On y vend des croquettes.')).toBeVisible()
    expect(await problems(page, 'div:has(> header h1)')).toEqual([])
    await page.getByRole('button', { name: /^Laisser en ligne.*Première promenade/ }).click()
    await expect(page.getByText('C’est en ligne')).toBeVisible()
    await expect(page.getByText('On y vend des croquettes.')).toBeHidden()
  },
)
