import { ofName } from '@/platform/french.model'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { shelterId } from './publishing'
import { animals, complaints, hasNoSidewaysScroll, HOME, openAwake, problems } from './visitor'

const WAITING = 'status=AT_SHELTER&isReserved=false'

/** Both addresses of the same sheet. */
const FRAMES = [
  ['on the site of its shelter', (id: string) => `${HOME}/animals/${id}`],
  ['on the platform', (id: string) => `/animaux/${id}`],
] as const

for (const [frame, addressOf] of FRAMES) {
  test(`an animal’s page ${frame} says everything, and the way to the shelter is at hand`, async ({
    page,
  }) => {
    const [found] = await animals(page.request, `${WAITING}&species=DOG&limit=1`)
    const heard = complaints(page)
    await openAwake(page, addressOf(found?.id ?? ''))
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(found?.name ?? '')
    // On the first screen, before anything moved.
    await expect(page.getByRole('link', { name: `Adopter ${found?.name}` })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    for (const name of [
      `Avec qui peut vivre ${found?.name}`,
      'Comment ça se passe',
      'Informations légales',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.getByText('Réfléchir sept jours')).toBeVisible()
    await expect(page.getByRole('row')).toHaveText([
      /^Chiens ?(Oui|Non|À voir|Non testé)/,
      /^Chats ?(Oui|Non|À voir|Non testé)/,
      /^Enfants ?(Oui|Non|À voir|Non testé)/,
      /^Adultes ?(Oui|Non|À voir|Non testé)/,
    ])
    await expect(page.getByText('Participation aux frais')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(/\bprix\b|\bacheter\b/)).toHaveCount(0)
    const others = page.getByRole('region', { name: 'Ils attendent aussi leur famille' })
    await expect(others.getByRole('article').first()).toBeVisible()
    await expect(others.getByRole('link', { name: found?.name, exact: true })).toHaveCount(0)
  })
}

/** Sheets of paper that a page takes. */
const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test(
  'on paper an animal is two sheets at most, without what only a screen can do',
  { tag: '@desktop' },
  async ({ page }) => {
    const all = await animals(page.request, `${WAITING}&limit=100`)
    const lengthOf = (each: (typeof all)[number]) => each.longDescription?.length ?? 0
    const [longest] = [...all].sort((one, other) => lengthOf(other) - lengthOf(one))
    for (const [, addressOf] of FRAMES) {
      await page.goto(addressOf(longest?.id ?? ''))
      await page.emulateMedia({ media: 'print' })
      const { name = '' } = longest ?? {}
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Informations légales' })).toBeVisible()
      await expect(
        page.locator('#refuge').getByRole('link', { name: /@exemple\.fr/ }),
      ).toBeVisible()
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      await expect(page.getByRole('link', { name: `Adopter ${name}` })).toHaveCount(0)
      await expect(page.getByText('Aller au contenu')).toBeHidden()
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(sheetsOf(pdf)).toBeLessThanOrEqual(2)
      await page.emulateMedia({ media: null })
    }
  },
)

test('« Adopter » opens the form of the shelter', { tag: '@phone' }, async ({ page }) => {
  const [found] = await animals(page.request, `${WAITING}&limit=1`)
  await page.goto(`/animaux/${found?.id}`)
  const adopt = page.getByRole('link', { name: `Adopter ${found?.name}` })
  await adopt.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: `Adopter ${found?.name}` })
  await expect(form.getByRole('button', { name: 'Continuer' })).toBeVisible()
  await expect(form.getByLabel('Prénom et nom')).toHaveValue('')
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(adopt).toBeFocused()
})

test(
  '« Adopter » opens a card where there is no form',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    const slug = 'les-amis-du-lac'
    await signIn(page.request, 'superadmin')
    const shelter = await shelterId(page.request, slug)
    const address = `/api/cms/forms?where[shelter][equals]=${shelter}&where[type][equals]=ADOPTION`
    const setActive = (isActive: boolean) =>
      page.request.patch(address, { headers: { origin: site.url }, data: { isActive } })
    expect((await setActive(false)).status()).toBe(200)

    const visitor = await (
      await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
    ).newPage()
    const list = await visitor.request.get(`/api/animals?shelterId=${slug}&${WAITING}&limit=1`)
    const [found] = ((await list.json()) as { animals: Array<{ id: string; name: string }> })
      .animals
    await visitor.goto(`/animaux/${found?.id}`)
    await visitor.getByRole('link', { name: `Adopter ${found?.name}` }).click()
    const card = visitor.getByRole('dialog', { name: `Adopter ${found?.name}` })
    await expect(card.getByRole('link', { name: /^Appeler le/ })).toHaveAttribute('href', /^tel:0/)
    const mail = card.getByRole('link', { name: 'Écrire un e-mail' })
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(
      `/shelter/${slug}/animals/${found?.id}`,
    )
    await expect(card.getByText(/^(Ouvert maintenant|Fermé, ouvre)/)).toBeVisible()
    expect(await problems(visitor)).toEqual([])
    await visitor.context().close()
    expect((await setActive(true)).status()).toBe(200)
  },
)

test.describe('photos', () => {
  test('follow the arrows and the small pictures', { tag: '@phone' }, async ({ page }) => {
    const list = await animals(page.request, 'status=AT_SHELTER&limit=100')
    const found = list.find(({ photos }) => photos.length === 3)
    expect(found).toBeDefined()
    await page.goto(`${HOME}/animals/${found?.id}`)
    const gallery = page.getByRole('region', { name: `Photos ${ofName(found?.name ?? '')}` })
    const photos = gallery.getByRole('list').first().getByRole('img')
    await expect(gallery.getByText('Photo 1 sur 3')).toBeVisible()
    await expect(gallery.getByRole('button', { name: 'Photo précédente' })).toBeDisabled()
    await gallery.getByRole('button', { name: 'Photo suivante' }).click()
    await expect(gallery.getByText('Photo 2 sur 3')).toBeVisible()
    await expect(photos.nth(1)).toBeInViewport({ ratio: 0.5 })
    await gallery.getByRole('button', { name: 'Photo 3', exact: true }).click()
    await expect(gallery.getByText('Photo 3 sur 3')).toBeVisible()
    await expect(photos.nth(2)).toBeInViewport({ ratio: 0.5 })
    await expect(photos.nth(0)).not.toBeInViewport()
    await gallery.getByRole('list').first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText('Photo 2 sur 3')).toBeVisible()
  })

  test('fill the window, and turn with the keys', { tag: '@desktop' }, async ({ page }) => {
    const list = await animals(page.request, 'status=AT_SHELTER&limit=100')
    const found = list.find(({ photos }) => photos.length === 3)
    await page.goto(`/animaux/${found?.id}`)
    const gallery = page.getByRole('region', { name: `Photos ${ofName(found?.name ?? '')}` })
    const whole = gallery.getByRole('button', { name: 'Agrandir la photo' })
    await whole.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: `Photos ${ofName(found?.name ?? '')}` })
    await expect(viewer.getByText('Photo 1 sur 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('Photo 2 sur 3')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(whole).toBeFocused()
    await expect(gallery.getByText('Photo 2 sur 3')).toBeVisible()
  })
})

test(
  'the address is copied where the browser cannot share, and shared where it can',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    const [found] = await animals(page.request, `${WAITING}&limit=1`)
    const url = `${site.url}${HOME}/animals/${found?.id}`
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    })
    await page.goto(`/animaux/${found?.id}`)
    await page.getByRole('button', { name: 'Partager' }).click()
    await expect(page.getByText('Lien copié').first()).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.title = data.url ?? ''
          return Promise.resolve()
        },
      })
    })
    await page.getByRole('button', { name: 'Partager' }).click()
    await expect(page).toHaveTitle(url)
    const mail = await page.getByRole('link', { name: 'E-mail', exact: true }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toContain(url)
  },
)

test('the poster is one sheet that leads to the page', { tag: '@desktop' }, async ({ page }) => {
  const [found] = await animals(page.request, `${WAITING}&limit=1`)
  await page.goto(`/animaux/${found?.id}`)
  await page.getByRole('link', { name: 'Affiche à imprimer' }).click()
  await expect(page).toHaveURL(/\/affiche$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found?.name ?? '')
  await expect(page.getByRole('img', { name: /^Code à photographier/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer l’affiche' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  // Nothing of the text is cut off by what stands below it.
  const isWhole = await page.evaluate(() => {
    const article = document.querySelector('article')
    return article !== null && article.scrollHeight <= article.clientHeight + 1
  })
  expect(isWhole).toBe(true)
  // On paper Chromium makes a part of a grid that is drawn upwards higher than it is, over the rest.
  const label = page.getByText('À adopter', { exact: true })
  const parent = await label.evaluate(({ parentElement }) =>
    parentElement?.computedStyleMap().get('display')?.toString(),
  )
  expect(parent).toBe('flex')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('an adopted animal keeps its page, not its call', { tag: '@phone' }, async ({ page }) => {
  const [found] = await animals(page.request, 'status=ADOPTED&limit=1')
  const response = await page.goto(`${HOME}/animals/${found?.id}`)
  expect(response?.status()).toBe(200)
  const first = page.getByRole('main').getByText(/^Adoptée?$/)
  await expect(first.first()).toBeVisible()
  await expect(page.getByText(`${found?.name} a trouvé sa famille.`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Adopter|^Affiche/ })).toHaveCount(0)
  await expect(page.getByText('Participation aux frais')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Son caractère, son histoire' })).toHaveCount(0)
  await expect(page.locator('#refuge').getByRole('link', { name: /^0/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Voir les .* qui attendent$/ })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const others = page.getByRole('region', { name: 'Ils attendent encore leur famille' })
  await expect(others.getByRole('article').first()).toBeVisible()
  await expect(others.getByText(/^Adoptée?$/)).toHaveCount(0)
  expect(await problems(page)).toEqual([])
})

test('machines read the page too', { tag: '@desktop' }, async ({ page, site }) => {
  const [found] = await animals(page.request, 'status=AT_SHELTER&limit=1')
  const path = `${HOME}/animals/${found?.id}`
  for (const [address, steps] of [
    [path, 4],
    [`/animaux/${found?.id}`, 3],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}${path}`)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image).toBe(`${site.url}/animaux/${found?.id}/partage.png`)
    const facts = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    ) as { name: string; provider: { '@type': string }; breadcrumb: { itemListElement: unknown[] } }
    expect(facts.name).toBe(found?.name)
    expect(facts.provider['@type']).toBe('AnimalShelter')
    expect(facts.breadcrumb.itemListElement).toHaveLength(steps)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page is read, and « Adopter » leads to the form',
    { tag: '@desktop' },
    async ({ page }) => {
      // Those that other tests add have no day of arrival.
      const found = (await animals(page.request, `${WAITING}&limit=50`)).find(
        (each) => (each as { arrivalDate?: string | null }).arrivalDate,
      )
      await page.goto(`/animaux/${found?.id}`)
      await expect(page.getByText(/^Au refuge depuis le \d\d\/\d\d\/\d{4}$/)).toBeVisible()
      const shelter = page.getByRole('region', { name: 'Refuge des Quatre Vents' })
      await expect(shelter.getByRole('link', { name: /^01 99/ })).toBeVisible()
      for (const name of ['Partager', 'Agrandir la photo', `Ajouter ${found?.name} aux favoris`]) {
        await expect(page.getByRole('button', { name })).toBeHidden()
      }
      await page.getByRole('link', { name: `Adopter ${found?.name}` }).click()
      await expect(page).toHaveURL(/\/adopter$/)
      await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible()
    },
  )
})
