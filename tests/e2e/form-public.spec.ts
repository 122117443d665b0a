import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { heavyPhoto } from './pictures'
import { signIn } from './people'
import { complaints, hasNoSidewaysScroll, HOME, problems, SHELTER } from './visitor'

const field = (id: string, label: string, type: string, more: object = {}) => ({
  id,
  label,
  type,
  required: true,
  groupId: 'you',
  ...more,
})

const schema = {
  groups: [
    { id: 'you', title: 'Votre foyer', description: 'Pour mieux vous connaître.', order: 0 },
  ],
  fields: [
    field('name', 'Prénom et nom', 'text'),
    field('mail', 'Adresse e-mail', 'email'),
    field('pets', 'Avez-vous des animaux ?', 'radio', { options: ['Oui', 'Non'] }),
    field('which', 'Lesquels ?', 'checkbox', {
      options: ['Chien', 'Chat'],
      showIf: { fieldId: 'pets', equals: ['Oui'] },
    }),
    field('photo', 'Photo du jardin', 'file', { required: false }),
  ],
}

/** The address of a new form that is open, made by somebody of the team who then leaves. */
async function newForm(page: Page, title: string): Promise<string> {
  await page.goto(HOME)
  const { origin } = new URL(page.url())
  await signIn(page.request, 'moderateur')
  const shelter = (await (await page.request.get(`/api/shelters/${SHELTER}`)).json()) as {
    id: string
  }
  const made = await page.request.post('/api/cms/forms', {
    headers: { origin },
    data: { title, shelter: shelter.id, isActive: true, schema },
  })
  expect(made.status()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  await page.context().clearCookies()
  return `${HOME}/formulaires/${doc.id}`
}

test(
  'a form is begun, taken up again, corrected and sent',
  { tag: '@phone' },
  async ({ page }, info) => {
    const path = await newForm(page, `Mieux vous connaître ${info.project.name}`)
    const heard = complaints(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mieux vous connaître')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // What depends on an answer comes and goes with it.
    const which = page.getByRole('group', { name: /Lesquels/ })
    await expect(which).toBeHidden()
    await page.getByText('Oui', { exact: true }).click()
    await expect(which).toBeVisible()

    await page.getByLabel('Prénom et nom').fill('Léa Petit')
    await page.getByLabel('Adresse e-mail').fill('lea@')
    await page.getByLabel('Prénom et nom').focus()
    await expect(page.getByText('Email invalide')).toBeVisible()
    const begun = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(begun).toContain('lea@')

    await page.reload()
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('Léa Petit')
    await expect(page.getByRole('radio', { name: 'Oui' })).toBeChecked()
    await expect(which).toBeVisible()

    await page.getByRole('button', { name: 'Envoyer' }).click()
    const summary = page
      .locator('main')
      .getByRole('alert')
      .filter({ hasText: 'réponses sont à revoir' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Adresse e-mail\u00a0: Email invalide',
      'Lesquels\u00a0: Ce champ est requis',
      'Votre accord est nécessaire pour envoyer vos réponses',
    ])
    expect(await problems(page)).toEqual([])
    await summary.getByRole('link').first().click()
    await expect(page.getByLabel('Adresse e-mail')).toBeFocused()

    await page.getByLabel('Adresse e-mail').fill(`lea-${info.project.name}@exemple.fr`)
    await expect(page.getByText('Email invalide', { exact: true })).toBeHidden()
    await page.getByText('Chat', { exact: true }).click()
    // Heavier than what a form takes: the browser makes it lighter.
    await page.getByLabel(/Photo du jardin/).setInputFiles(await heavyPhoto('jardin.jpeg'))
    await page.getByText(/^J’accepte que/).click()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    const thanks = page.getByRole('heading', { name: 'Merci, c’est bien arrivé' })
    await expect(thanks).toBeFocused({ timeout: 15_000 })
    expect(await problems(page)).toEqual([])

    await page.getByRole('link', { name: 'Suivre ma demande' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mieux vous connaître')
    await expect(page.getByText('Votre réponse est arrivée.')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Chat' })).toBeVisible()
    const href = await page.getByRole('link', { name: 'jardin.jpg' }).getAttribute('href')
    expect((await page.request.get(String(href))).headers()['content-type']).toBe('image/jpeg')
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])

    // Sent: nothing is kept in this browser.
    await page.goto(path)
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Reprendre' })).toBeHidden()
  },
)

test(
  'an answer that was left before the page was ready is checked once it is',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const path = await newForm(page, `Réseau lent ${info.project.name}`)
    const which = page.getByRole('group', { name: /Lesquels/ })
    let release = () => {}
    const hold = async () => {
      const isOver = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/_next/static/**/*.js', async (route) => {
        await isOver
        await route.fallback()
      })
    }
    const answer = async () => {
      await page.getByLabel('Adresse e-mail').fill('lea@')
      await page.getByLabel('Prénom et nom').focus()
    }
    // Before any script runs.
    await hold()
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByText('Oui', { exact: true }).click()
    await answer()
    await expect(page.getByText('Email invalide')).toBeHidden()
    release()
    await expect(page.getByText('Email invalide')).toBeVisible()
    await expect(which).toBeVisible()

    // The page runs, its checks are on their way.
    await page.unrouteAll()
    await page.goto(path)
    await expect(page.locator('main form')).toHaveAttribute('novalidate')
    await hold()
    await answer()
    await expect(page.getByText('Email invalide')).toBeHidden()
    release()
    await expect(page.getByText('Email invalide')).toBeVisible()
    // Put right, it is right at once.
    await page.getByLabel('Adresse e-mail').fill('lea@exemple.fr')
    await expect(page.getByText('Email invalide')).toBeHidden()
  },
)

test(
  'without JavaScript the browser sends the same form',
  { tag: '@desktop' },
  async ({ browser, page, baseURL }, info) => {
    const path = await newForm(page, `Sans script ${info.project.name}`)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const plain = await context.newPage()
    await plain.goto(path)
    // Nothing hides what depends on an answer; it says when it is to be filled.
    // Searches by text pass over what is in a `noscript`.
    const when = plain.locator('noscript p')
    await expect(when).toBeVisible()
    await expect(when).toHaveText(/^À remplir si «\sAvez-vous des animaux\s»/)
    const fill = async () => {
      await plain.getByRole('radio', { name: 'Non' }).check()
      await plain.getByText(/^J’accepte que/).click()
      // Nobody fills a form in less: what is sent sooner is taken for a machine's.
      await plain.waitForTimeout(3500)
      await plain.getByRole('button', { name: 'Envoyer' }).click()
    }
    await plain.getByLabel('Prénom et nom').fill('Léa Petit')
    // The browser lets it pass, the server does not.
    await plain.getByLabel('Adresse e-mail').fill('lea@exemple')
    await fill()
    await expect(plain).toHaveURL(/\/corriger\?erreur=champs/)
    await expect(plain.getByLabel('Prénom et nom')).toHaveValue('Léa Petit')
    await expect(plain.getByText('Email invalide').first()).toBeVisible()
    await plain.getByLabel('Adresse e-mail').fill(`sans-${info.project.name}@exemple.fr`)
    await fill()
    await expect(plain.getByRole('heading', { name: 'Merci, c’est bien arrivé' })).toBeVisible()
    await plain.getByRole('link', { name: 'Suivre ma demande' }).click()
    await expect(plain.getByText('Votre réponse est arrivée.')).toBeVisible()
    await context.close()
  },
)

test(
  'the contact page opens the form over the page, and gives it back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${HOME}/contact`)
    const section = page.getByRole('region', { name: 'Écrire au refuge' })
    const button = section.getByRole('link')
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeVisible({ timeout: 15_000 })
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  },
)
