import type { FormField } from '@/features/forms/model'

import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { answer, freeAnimal, moveByApi, openBoard, tick } from './adoptions'
import { complaints, hasNoSidewaysScroll, HOME, problems } from './visitor'

const PASSWORD = 'Neuf-Lapins-Blancs-2026'

test(
  'somebody signs up, likes, asks for an animal, is told, and gives up the account, on a phone',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    test.skip(!site.database, 'reads the message with the link in the database of the test')
    const heard = complaints(page)
    const email = `histoire-${Math.random().toString(36).slice(2, 8)}@exemple.fr`
    await page.goto('/auth/inscription')
    await expect(page.getByLabel('Afficher le mot de passe')).toBeVisible()
    await page.getByLabel('Votre nom').fill('Nora Belkacem')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await tick(page.getByLabel('J’accepte les'))
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByRole('heading', { name: 'Regardez vos e-mails' })).toBeVisible()
    const [message] = await sql<{ text: string }>(
      site.database,
      'select text from emails where "to" = $1 order by created_at desc limit 1',
      [email],
    )
    await page.goto(/\/auth\/confirmer\?jeton=[\w-]+/.exec(message?.text ?? '')?.[0] ?? '')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirmer et me connecter' }).click()
    await expect(page.getByText('Votre adresse est confirmée')).toBeVisible()

    const animal = await freeAnimal(page, 'limit=100&species=CAT')
    await page.goto(`${HOME}/animals/${animal.id}`)
    const heart = page.getByRole('button', { name: new RegExp(`^Ajouter ${animal.name} `) }).first()
    await heart.click()
    await expect(
      page.getByRole('button', { name: new RegExp(`^Retirer ${animal.name} `) }).first(),
    ).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('link', { name: `Adopter ${animal.name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Adopter ${animal.name}` })
    await expect(dialog.getByText(/^Étape 1 sur \d/)).toBeVisible()
    const { data } = (await (
      await page.request.get(`/api/animals/${animal.id}/adoption-form`)
    ).json()) as { data: { form: { definition: { fields: FormField[] } } } }
    const { fields } = data.form.definition
    // What the account says is there already.
    await expect(dialog.locator(`[name="r_${fields[0]?.name}"]`)).toHaveValue('Nora Belkacem')
    await answer(page, fields, email)
    await tick(dialog.getByRole('checkbox', { name: /J’accepte que/ }))
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await expect(dialog.getByRole('heading', { name: /Merci/ })).toBeVisible()

    // The shelter answers, elsewhere.
    const team = await browser.newContext({ baseURL: site.url })
    const desk = await team.newPage()
    const board = await openBoard(desk, site.url)
    const [request] = await sql<{ id: string }>(
      site.database,
      'select id from adoption_requests where applicant_email = $1',
      [email],
    )
    await moveByApi(desk, board, request?.id ?? '', {
      from: 'PENDING',
      to: 'IN_REVIEW',
      message: { subject: 'Votre demande', text: 'Bonjour, nous lisons votre demande.' },
    })
    await team.close()

    await page.goto('/mon-espace')
    const bell = page.locator('summary', { hasText: /^Notifications/ })
    await expect(bell).toContainText('non lue')
    await expect(page.getByRole('main')).toContainText(animal.name)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await bell.click()
    const panel = page.locator('details[open]').filter({ has: bell })
    const told = panel.getByRole('listitem').filter({ hasText: animal.name }).first()
    await told.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/demande/i)
    await page.goto('/favoris')
    await expect(page.getByRole('link', { name: new RegExp(animal.name) }).first()).toBeVisible()

    await page.goto('/account')
    const end = page.getByRole('region', { name: 'Effacer votre compte' })
    await end.getByLabel('Votre mot de passe actuel').fill(PASSWORD)
    await end.getByRole('button', { name: 'Effacer mon compte' }).click()
    await expect(end).toContainText('Votre compte sera effacé le')
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])
  },
)
