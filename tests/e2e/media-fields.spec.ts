import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, HOME, problems, SHELTER } from './visitor'
import { formIsReady, write } from './publishing'

type Made = { animal: string; shelter: string; photos: string[] }

/** A hidden animal of its own with three photos that nobody else shows. */
async function makeAnimal(page: Page, origin: string): Promise<Made> {
  const shelters = await page.request.get(
    `/api/cms/shelters?where[slug][equals]=${SHELTER}&depth=0`,
  )
  const shelter = ((await shelters.json()) as { docs: Array<{ id: string }> }).docs[0]?.id ?? ''
  const photos: string[] = []
  const drawn = [
    ['Au soleil', '#e0a458'],
    ['De profil', '#6a8d73'],
    ['Endormie', '#5b7db1'],
  ] as const
  for (const [at, [title, background]] of drawn.entries()) {
    const bytes = await sharp({
      create: {
        width: 480 + Math.floor(Math.random() * 400),
        height: 420,
        channels: 3,
        background,
      },
    })
      .jpeg()
      .toBuffer()
    const sent = await page.request.post(`/api/shelter/${shelter}/media`, {
      headers: { origin },
      multipart: {
        file: { name: `${title}.jpg`, mimeType: 'image/jpeg', buffer: bytes },
        ...(at > 0 && { alt: `Une chatte, photo ${at}` }),
      },
    })
    expect(sent.status()).toBe(201)
    photos.push(((await sent.json()) as { data: { id: string } }).data.id)
  }
  const animal = await write(page, origin, 'POST', 'animals', {
    name: `Essai ${Date.now()}`,
    species: 'CAT',
    sex: 'FEMALE',
    shelter,
    isVisible: false,
    photos,
  })
  return { animal, shelter, photos }
}

async function openPhotos(page: Page, { animal }: Made): Promise<void> {
  // Payload's whole form, where the field stands as in any other.
  await page.goto(`/admin/collections/animals/${animal}?sheet=full`)
  await formIsReady(page)
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await expect(names(page)).toHaveText(['Au soleil', 'De profil', 'Endormie'])
}

const field = (page: Page) => page.locator('#field-photos')
const names = (page: Page) => field(page).locator('li [data-name]')
const said = (page: Page, sentence: string) =>
  expect(
    page.locator('[role="status"], [aria-live]').filter({ hasText: sentence }).first(),
  ).toBeAttached()

/** A photo is in hand: it hears the next key once the places around it are measured. */
async function lifted(page: Page, sentence: string): Promise<void> {
  await said(page, sentence)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/api/cms/animals/') && response.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  expect((await answered).status()).toBe(200)
}

async function stored(page: Page, { animal }: Made): Promise<unknown> {
  // The session counts beside our own origin alone.
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.get(`/api/cms/animals/${animal}?depth=0`, { headers })
  return ((await answer.json()) as { photos: unknown }).photos
}

test.beforeEach(async ({ page }) => {
  await page.goto(HOME)
  await signIn(page.request, 'editeur')
})

test(
  'photos are put in order by keys, buttons and hand, and said in French',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const made = await makeAnimal(page, site.url)
    const [sun, side, asleep] = made.photos
    await openPhotos(page, made)
    await expect(field(page).getByText('Photo principale')).toHaveCount(1)

    // Keys: the last one is lifted, goes two places to the front, and falls there.
    const handle = field(page).getByRole('button', { name: 'Déplacer la photo : Endormie' })
    await handle.focus()
    await page.keyboard.press('Space')
    await lifted(page, 'Endormie prise, position 3 sur 3.')
    await page.keyboard.press('ArrowLeft')
    await said(page, 'Position 2 sur 3.')
    await page.keyboard.press('ArrowLeft')
    await said(page, 'Position 1 sur 3.')
    await page.keyboard.press('Space')
    await said(page, 'Endormie déposée : photo principale, position 1 sur 3.')
    await expect(names(page)).toHaveText(['Endormie', 'Au soleil', 'De profil'])
    await expect(handle).toBeFocused()

    // Échap: what is said is true.
    await page.keyboard.press('Space')
    await lifted(page, 'Endormie prise, position 1 sur 3.')
    await page.keyboard.press('ArrowRight')
    await said(page, 'Position 2 sur 3.')
    await page.keyboard.press('Escape')
    await said(page, 'Déplacement annulé : Endormie reste en position 1 sur 3.')
    await expect(names(page)).toHaveText(['Endormie', 'Au soleil', 'De profil'])

    // Buttons: the focus follows.
    const later = field(page).getByRole('button', { name: 'Reculer d’une place : Endormie' })
    await later.click()
    await said(page, 'Endormie est en position 2 sur 3.')
    await expect(later).toBeFocused()
    await field(page)
      .getByRole('button', { name: /En faire la photo principale\s: De profil/ })
      .click()
    await said(page, 'De profil devient la photo principale, position 1 sur 3.')
    await field(page).getByRole('button', { name: 'Avancer d’une place : De profil' }).focus()
    await page.keyboard.press('Enter')
    await said(page, 'De profil est déjà en première position.')

    await save(page)
    expect(await stored(page, made)).toEqual([side, sun, asleep])
    expect(await problems(page, '#field-photos')).toEqual([])

    // One is taken off, its description is written, another comes from the library.
    await field(page).getByRole('button', { name: 'Retirer la photo : De profil' }).click()
    await said(page, 'De profil retirée, il reste 2 photos.')
    await field(page).getByRole('button', { name: 'Décrire l’image : Au soleil' }).click()
    const dialog = page.getByRole('dialog', { name: 'Décrire cette image' })
    expect(await problems(page, 'dialog')).toEqual([])
    await dialog.getByLabel('Texte alternatif').fill('Une chatte rousse au soleil')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(field(page).getByText('Une chatte rousse au soleil')).toBeVisible()
    await field(page).getByRole('button', { name: 'Ajouter des photos' }).click()
    const picker = page.getByRole('dialog', { name: 'Choisir des images' })
    await picker.getByRole('button', { name: 'De profil' }).first().click()
    await picker.getByRole('button', { name: /^Utiliser/ }).click()
    await said(page, '1 photo ajoutée.')
    await expect(field(page).getByRole('button', { name: 'Ajouter des photos' })).toBeFocused()
    await save(page)
    expect(await stored(page, made)).toEqual([sun, asleep, side])
  },
)

test(
  'a photo of another shelter is refused on its field',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const made = await makeAnimal(page, site.url)
    await openPhotos(page, made)
    // What a form that was tampered with would send.
    await page.route('**/api/cms/animals/**', async (route) => {
      const sent = route.request()
      if (sent.method() !== 'PATCH') return route.fallback()
      const body = sent.postDataBuffer()?.toString('utf8') ?? ''
      const [, payload = '{}'] = /name="_payload"\r\n\r\n([\s\S]*?)\r\n--/.exec(body) ?? []
      const foreign = '00000000-0000-7000-8000-000000000000'
      const data = JSON.parse(payload.replaceAll(made.photos[2] ?? '', foreign)) as object
      const response = await page.request.patch(sent.url(), { headers: { origin: site.url }, data })
      return route.fulfill({ response })
    })
    // Payload’s own look at the move would clear the refusal if it came back after it.
    const looked = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        response.url().includes('/admin/collections/animals/'),
    )
    await field(page).getByRole('button', { name: 'Reculer d’une place : Au soleil' }).click()
    await looked
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(field(page).getByRole('alert')).toBeVisible()
    await expect(names(page)).toHaveText(['De profil', 'Au soleil', 'Endormie'])
    expect(await stored(page, made)).toEqual(made.photos)
  },
)

test(
  'on a phone: an article gets its picture, photos move by their buttons',
  { tag: '@phone' },
  async ({ page, site }) => {
    const made = await makeAnimal(page, site.url)
    await openPhotos(page, made)
    await field(page).getByRole('button', { name: 'Reculer d’une place : Au soleil' }).tap()
    await said(page, 'Au soleil est en position 2 sur 3.')
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(await problems(page, '#field-photos')).toEqual([])
    for (const button of await field(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await save(page)

    const article = await write(page, site.url, 'POST', 'news', {
      title: 'Une image',
      content: '<p>Bonjour.</p>',
      shelter: made.shelter,
    })
    await page.goto(`/admin/collections/news/${article}`)
    await formIsReady(page)
    await page.getByRole('button', { name: 'Photos', exact: true }).tap()
    const cover = page.locator('#field-coverImage')
    await cover.getByRole('button', { name: 'Choisir une image' }).tap()
    const picker = page.getByRole('dialog', { name: 'Choisir une image' })
    await picker
      .getByRole('button', { name: /^Endormie/ })
      .first()
      .tap()
    await picker.getByRole('button', { name: 'Utiliser cette image' }).tap()
    await expect(cover.getByText('Endormie', { exact: true })).toBeVisible()
    await expect(cover.getByRole('button', { name: 'Changer d’image' })).toBeFocused()
    expect(await problems(page, '#field-coverImage')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await cover.getByRole('button', { name: 'Retirer l’image' }).tap()
    await expect(cover.getByRole('button', { name: 'Choisir une image' })).toBeFocused()
  },
)
