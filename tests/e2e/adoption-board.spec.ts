import { expect, test } from '../support/e2e'
import {
  BOARD,
  card,
  dialog,
  freeAnimal,
  makeRequest,
  moveByApi,
  openBoard,
  said,
} from './adoptions'
import { hasNoSidewaysScroll, problems } from './visitor'

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/connexion')
})

test(
  'a request goes to the next step by the menu, with the message read first',
  { tag: '@phone' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeRequest(page, board, animal.id)
    await page.goto(`${BOARD}?search=${encodeURIComponent(request.name)}`)
    await expect(card(page, request.id)).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await card(page, request.id)
      .getByRole('button', { name: /^Changer d’étape/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Étudier la demande' }).click()
    await expect(dialog(page).getByLabel('Objet')).toHaveValue(/est à l’étude/)
    expect(await problems(page)).toEqual([])
    await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Bonjour, nous vous lisons.')
    await dialog(page).getByRole('button', { name: 'Aperçu' }).click()
    await expect(dialog(page).getByRole('article')).toContainText('Bonjour, nous vous lisons.')
    await dialog(page).getByRole('button', { name: 'Étudier la demande' }).click()

    await expect(said(page)).toContainText(/est maintenant à l’étape «\sÀ l’étude\s»/)
    await page.getByRole('button', { name: 'À l’étude, 1 demande' }).click()
    await card(page, request.id).getByRole('link', { name: request.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: request.name })).toBeVisible()
    await expect(page.getByText('Bonjour, nous vous lisons.')).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
  },
)

test(
  'the keys lift a card, choose its column and put it down; the focus comes back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeRequest(page, board, animal.id)
    await page.goto(`${BOARD}?search=${encodeURIComponent(request.name)}`)
    const handle = card(page, request.id).getByRole('button', { name: /^Déplacer/ })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(said(page)).toContainText(/prise\. Colonne «\sNouvelle\s»/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(said(page)).toContainText('l’étape suivante est')
    await page.keyboard.press('ArrowLeft')
    await expect(said(page)).toContainText('Espace pour poser')
    await page.keyboard.press('Escape')
    await expect(said(page)).toContainText('reste à l’étape')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await dialog(page)
      .getByRole('checkbox', { name: /^Envoyer ce message/ })
      .uncheck()
    await dialog(page).getByRole('button', { name: 'Étudier la demande' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(
      page.locator('[data-column="IN_REVIEW"]').getByRole('link', { name: request.name }),
    ).toBeVisible()
    await expect(handle).toBeFocused()
  },
)

test(
  'a card dragged by the mouse asks before anything changes',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeRequest(page, board, animal.id)
    await page.goto(`${BOARD}?search=${encodeURIComponent(request.name)}`)
    const from = await card(page, request.id).boundingBox()
    const to = await page.locator('[data-column="IN_REVIEW"]').boundingBox()
    if (!from || !to) throw new Error('no board')
    await page.mouse.move(from.x + 30, from.y + 30)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 8 })
    await page.mouse.up()
    await expect(dialog(page).getByRole('heading', { name: 'Étudier la demande' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(
      page.locator('[data-column="PENDING"]').getByRole('link', { name: request.name }),
    ).toBeVisible()
  },
)

test(
  'of two people who act at once, the second is told, and keeps what was typed',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeRequest(page, board, animal.id)
    await page.goto(`${BOARD}/${request.id}`)
    await page.getByRole('button', { name: 'Étudier la demande' }).click()
    await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Un texte auquel je tiens.')
    await moveByApi(page, board, request.id, { from: 'PENDING', to: 'IN_REVIEW', message: null })
    await dialog(page).getByRole('button', { name: 'Étudier la demande' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Karim Benali a déjà fait passer')
    await expect(dialog(page).getByRole('textbox')).toHaveValue(/Un texte auquel je tiens\./)
    await dialog(page).getByRole('button', { name: 'Voir la demande à jour' }).click()
    await expect(dialog(page).getByText(/Étape actuelle\s: «\sÀ l’étude\s»/)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Proposer une rencontre' })).toBeVisible()
  },
)

test(
  'a refusal asks for a reason that stays in the shelter; the request is in the archives',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeRequest(page, board, animal.id)
    await page.goto(`${BOARD}/${request.id}`)
    await page.getByRole('button', { name: 'Refuser' }).click()
    await dialog(page).getByRole('button', { name: 'Refuser' }).click()
    await expect(dialog(page).getByLabel('Motif du refus')).toBeFocused()
    await expect(dialog(page).getByText('Choisissez ou écrivez un motif')).toBeVisible()
    await dialog(page).getByLabel('Motif du refus').selectOption('La personne ne répond plus')
    await dialog(page).getByRole('button', { name: 'Refuser' }).click()
    await expect(page.getByText('Cette demande est terminée')).toBeVisible()

    await page.goto(BOARD)
    await page.getByRole('button', { name: 'Archives' }).click()
    await page.getByRole('searchbox').fill(request.name)
    await expect(page).toHaveURL(/archives=true/)
    await expect(page).toHaveURL(/search=/)
    await expect(card(page, request.id)).toBeVisible()
    await page.reload()
    await expect(card(page, request.id)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Archives' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await problems(page)).toEqual([])
  },
)

test(
  'a note that could not leave is still there',
  { tag: '@desktop' },
  async ({ page, site, context }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeRequest(page, board, animal.id)
    await page.goto(`${BOARD}/${request.id}`)
    const note = page.getByLabel('Ajouter une note')
    await note.fill('Appelée ce matin.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'La connexion est interrompue' }),
    ).toBeVisible()
    await expect(note).toHaveValue('Appelée ce matin.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    await expect(note).toHaveValue('')
    await expect(page.getByRole('listitem').filter({ hasText: 'Appelée ce matin.' })).toBeVisible()
  },
)

test(
  'the list and its filters live in the address; a request is added by hand',
  { tag: '@phone' },
  async ({ page, site }) => {
    await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    await page.goto(BOARD)
    await page.getByRole('link', { name: 'Ajouter une demande' }).first().click()
    await page.getByRole('button', { name: 'Ajouter une demande' }).click()
    await expect(page.getByText('Choisissez un animal')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByLabel('Chercher un animal par son nom').fill(animal.name)
    await page.getByLabel('Animal', { exact: true }).selectOption(animal.id)
    const name = `Ève ${Math.random().toString(36).slice(2, 8)}`
    await page.getByLabel('Nom et prénom').fill(name)
    // Somebody who called, and has no e-mail address.
    await page.getByLabel('Téléphone').fill(`06 39 98 ${Math.random().toString().slice(2, 6)}`)
    await page.getByRole('button', { name: 'Ajouter une demande' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('les lettres sont à remettre en main propre')).toBeVisible()

    // A slip: the step is taken, and taken back.
    await page.getByRole('button', { name: 'Étudier la demande' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Étudier la demande' }).click()
    await expect(page.locator('[aria-current="step"]')).toHaveText('À l’étude')
    await expect(page.getByRole('link', { name: 'Imprimer la lettre (PDF)' })).toBeVisible()
    const slip = /Revenir à «\s*Nouvelle\s*»/
    await page.getByRole('button', { name: slip }).click()
    await expect(page.getByRole('dialog', { name: slip })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: slip }).click()
    await expect(page.locator('[aria-current="step"]')).toHaveText('Nouvelle')

    await page.getByRole('button', { name: 'Ajouter une adresse e-mail' }).click()
    const later = page.getByRole('dialog', { name: 'Ajouter une adresse e-mail' })
    await later.getByLabel('E-mail').fill('pas une adresse')
    await later.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(later.getByText('Email invalide').first()).toBeVisible()
    expect(await problems(page)).toEqual([])
    await later.getByLabel('E-mail').fill('eve.plus.tard@exemple.fr')
    await later.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('link', { name: 'eve.plus.tard@exemple.fr' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Renvoyer le lien par e-mail' })).toBeVisible()

    await page.goto(BOARD)
    await page.getByRole('button', { name: 'Liste' }).click()
    await page.getByText('Filtrer et trier').click()
    await page.getByLabel('Suivi par').selectOption('none')
    await page.getByLabel('Trier par').selectOption('newest')
    await expect(page).toHaveURL(/assignee=none/)
    await expect(page).toHaveURL(/sortBy=createdAt/)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Tableau' }).click()
  },
)
