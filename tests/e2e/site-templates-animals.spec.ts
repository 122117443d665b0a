import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { isGood, publish, shelterId, template, write } from './publishing'
import { animals, complaints, hasNoSidewaysScroll, HOME, openAwake, routeTiles } from './visitor'

test.describe('the gallery', () => {
  const wall = (page: Page) => page.getByRole('list', { name: /^Photos (du |de |d’)/ })

  test(
    'opens a photo large, turns with the keyboard, and gives the focus back',
    { tag: '@phone' },
    async ({ page }) => {
      const heard = complaints(page)
      await page.goto(`${HOME}/le-refuge`)
      const links = wall(page).getByRole('link')
      await expect(links).toHaveCount(6)
      await links.nth(1).focus()
      await page.keyboard.press('Enter')
      const viewer = page.getByRole('dialog')
      const count = viewer.getByRole('status')
      await expect(count).toHaveText('Photo 2 sur 6')
      await expect(viewer.getByRole('button', { name: 'Fermer' })).toBeFocused()
      await isGood(page)
      await page.keyboard.press('ArrowLeft')
      await expect(count).toHaveText('Photo 1 sur 6')
      await expect(viewer.getByText('La maison d’accueil, un matin d’été.')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(count).toHaveText('Photo 6 sur 6')
      await page.keyboard.press('Home')
      await expect(count).toHaveText('Photo 1 sur 6')
      await viewer.getByRole('button', { name: 'Photo suivante' }).click()
      await expect(count).toHaveText('Photo 2 sur 6')
      const photo = viewer.getByRole('img')
      await expect(photo).toHaveJSProperty('complete', true)
      const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
      expect(width / height).toBeCloseTo(1600 / 1000, 1)
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(links.nth(1)).toBeFocused()
      expect(heard).toEqual([])
    },
  )

  test('turns under a finger', { tag: '@phone' }, async ({ page }) => {
    // Until its script runs, a link opens the photo itself.
    await openAwake(page, `${HOME}/le-refuge`)
    await wall(page).getByRole('link').first().click()
    const count = page.getByRole('dialog').getByRole('status')
    await expect(count).toHaveText('Photo 1 sur 6')
    const finger = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number, y = 400) => {
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
      await touch('touchStart', from)
      for (let step = 1; step <= 4; step += 1) {
        await touch('touchMove', from + ((to - from) * step) / 4)
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(320, 80)
    await expect(count).toHaveText('Photo 2 sur 6')
    await swipe(80, 320)
    await expect(count).toHaveText('Photo 1 sur 6')
  })
})

test(
  'one animal is put forward, and its page is one step away',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${HOME}/adopter`)
    const meet = page.getByRole('link', { name: /^Rencontrer / })
    await expect(meet).toHaveCount(1)
    const name = ((await meet.textContent()) ?? '').replace('Rencontrer ', '')
    await meet.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  },
)

test(
  'who is in SOS, and who is adopted, shows on the next request',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'admin')
    const shelter = await shelterId(page.request, 'refuge-des-quatre-vents')
    const id = await write(page, site.url, 'POST', 'animals', {
      shelter,
      name: 'Éclair',
      species: 'CAT',
      sex: 'MALE',
      breed: 'Siamois',
      birthDate: '2022-03-01',
      idType: 'CHIP',
      idNumber: '250269900000001',
      birthPlace: 'inconnu',
      pedigree: false,
      status: 'AT_SHELTER',
      isVisible: true,
      isSos: false,
      isReserved: true,
    })
    const slug = await publish(page, site.url, shelter, [
      template('animal-vedette', { animalId: id, title: 'À l’honneur', alignment: 'right' }),
      template('animaux-urgence', { limit: 50, cardsPerRow: 3, cardDesign: 'ludique' }),
    ])
    const featured = page.getByRole('article').first()
    const urgent = page.getByRole('article').filter({ hasText: 'Éclair' })
    await page.goto(`${HOME}/${slug}`)
    await expect(featured).toContainText('Réservé')
    await expect(featured).toContainText('D’apparence Siamois, n’appartient pas à une race')
    await expect(featured).toContainText('ans')
    await expect(urgent).toHaveCount(1)
    await isGood(page)

    await write(page, site.url, 'PATCH', `animals/${id}`, { isSos: true, isReserved: false })
    await page.reload()
    await expect(urgent).toHaveCount(2)
    await expect(featured).toContainText('SOS')
    await expect(featured.getByRole('link', { name: 'Rencontrer Éclair' })).toBeVisible()

    // A cat is adopted at the shelter alone, after seven days: a hamster needs no such time.
    await write(page, site.url, 'PATCH', `animals/${id}`, { species: 'HAMSTER' })
    await write(page, site.url, 'PATCH', `animals/${id}`, { status: 'ADOPTED' })
    await page.reload()
    await expect(urgent).toHaveCount(1)
    await expect(featured).toContainText('Adopté')
    await expect(featured).toContainText('Éclair a trouvé sa famille.')
    await expect(page.getByRole('link', { name: /^Rencontrer/ })).toHaveCount(0)

    await write(page, site.url, 'PATCH', `animals/${id}`, { isVisible: false })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'À l’honneur' })).toHaveCount(0)
    await expect(page.getByText('Éclair')).toHaveCount(0)
  },
)

test(
  'a shelter that has nothing yet shows no hole',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'superadmin')
    const shelter = await shelterId(page.request, 'la-maison-des-moustaches')
    const slug = await publish(page, site.url, shelter, [
      template('galerie', { title: 'Nos photos' }),
      template('animaux-urgence'),
      template('contact-formulaire'),
      template('localisation', { variant: 'accordion' }),
    ])
    await page.goto(`/shelter/la-maison-des-moustaches/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Aucun animal en urgence actuellement !')).toBeVisible()
    await expect(main.getByText('Nos photos')).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Animaux en urgence',
      'Nous contacter',
      'Nous trouver',
    ])
    // No hours, no phone number that was not given, no form that nobody answers.
    await expect(main.getByText('Horaires')).toHaveCount(0)
    await expect(main.locator('form')).toHaveCount(0)
    await isGood(page)
  },
)

test.describe('where the shelter is', () => {
  test(
    '« à déplier »: three drawers, opened by the keyboard',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/shelter/les-amis-du-lac')
      const drawers = page.locator('details')
      await expect(drawers).toHaveCount(3)
      await expect(drawers.first().getByRole('link', { name: /@exemple\.fr/ })).toBeVisible()
      const map = page.getByRole('button', { name: 'Afficher la carte' })
      await expect(map).toBeHidden()
      for (const title of ['Horaires', 'Plan d’accès']) {
        await drawers.filter({ hasText: title }).locator('summary').focus()
        await page.keyboard.press('Enter')
      }
      await expect(map).toBeVisible()
      await expect(drawers.getByText('14 h – 18 h').first()).toBeVisible()
      await isGood(page)
    },
  )

  test('« grand plan »: a band of at least 400 pixels, before and after the click', async ({
    page,
  }) => {
    await routeTiles(page)
    await page.goto(`${HOME}/contact-et-acces`)
    const button = page.getByRole('button', { name: 'Afficher la carte' })
    const field = button.locator('xpath=../../..')
    const before = await field.boundingBox()
    expect(before?.height).toBeGreaterThanOrEqual(400)
    await button.click()
    const map = page.getByRole('region', { name: /^Carte/ })
    await expect(map).toBeFocused()
    const after = await map.boundingBox()
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0)
    expect(after?.width).toBeCloseTo(before?.width ?? 0, 0)
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  })
})

test(
  'the shelter is reached by its form, and found by its map',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${HOME}/contact-et-acces`)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Envoyer' })).toBeVisible()
    const route = main.getByRole('link', { name: 'Itinéraire (nouvel onglet)' }).first()
    await expect(route).toHaveAttribute('href', /directions\?to=48\.0239/)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a photo is a link to itself, a drawer opens, an animal is met',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`${HOME}/le-refuge`)
      const photo = page.getByRole('link', { name: /^Agrandir la photo 1 sur 6/ })
      const response = await page.request.get((await photo.getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toMatch(/^image\//)
      await page.goto('/shelter/les-amis-du-lac')
      await page.locator('summary').filter({ hasText: 'Horaires' }).click()
      await expect(page.locator('details').getByText('Mercredi')).toBeVisible()
      await page
        .getByRole('link', { name: /^Rencontrer / })
        .last()
        .click()
      await expect(page).toHaveURL(/\/animals\/[0-9a-f-]{36}$/)
    },
  )
})

test('the list of SOS leads to all of them', { tag: '@desktop' }, async ({ page }) => {
  const all = await animals(page.request, 'status=AT_SHELTER&isSos=true&limit=100')
  await page.goto(`${HOME}/adopter`)
  const heading = page.getByRole('heading', { name: 'Ils ne peuvent plus attendre' })
  const shown = page.locator('section').filter({ has: heading }).getByRole('article')
  await expect(shown).toHaveCount(Math.min(4, all.length))
})
