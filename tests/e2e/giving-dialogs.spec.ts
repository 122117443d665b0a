import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { animals, complaints, hasNoSidewaysScroll, HOME, problems } from './visitor'

const NBSP = '\u00a0'
const WAITING = 'status=AT_SHELTER&isReserved=false'

/** Fills who gives; the address is that of nobody else. */
async function fillPerson(form: Locator | Page, email: string): Promise<void> {
  await form.getByLabel('Prénom').fill('Léa')
  await form.getByLabel('Nom', { exact: true }).fill('Petit')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
}

const sum = (form: Locator | Page, euros: string) =>
  form.getByRole('radio', { name: `${euros}${NBSP}€`, exact: true })

/** Pays on the page of the simulator, with the card of this name. */
async function pay(page: Page, card: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Paiement de démonstration' })).toBeVisible()
  await page.getByRole('radio', { name: card, exact: true }).check()
  await page.getByRole('button', { name: /^Payer/ }).click()
}

test(
  'a gift to a shelter: every cent in sight, corrected, paid and thanked for',
  { tag: '@phone' },
  async ({ page }) => {
    const heard = complaints(page)
    await page.goto(HOME)
    const give = page.getByRole('main').getByRole('link', { name: 'Faire un don' }).first()
    await give.click()
    const dialog = page.getByRole('dialog', { name: 'Faire un don' })
    await expect(dialog.getByRole('button', { name: 'Donner', exact: true })).toBeDisabled()
    // Nothing is chosen for anybody.
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    expect(await problems(page)).toEqual([])

    // There is nothing yet to take a percent of.
    const tenth = dialog.getByRole('radio', { name: `10${NBSP}%` })
    await expect(tenth).toBeDisabled()
    await sum(dialog, '25').check()
    await tenth.check()
    await expect(dialog.getByText('vous aurez payé')).toContainText(
      `(8,50${NBSP}€ de don + 2,50${NBSP}€ de pourboire)`,
    )
    const button = dialog.getByRole('button', { name: `Donner 27,50${NBSP}€` })
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('definition')).toHaveText([
      `25${NBSP}€`,
      `2,50${NBSP}€`,
      `27,50${NBSP}€`,
    ])
    await dialog.getByRole('radio', { name: 'Autre montant' }).click()
    await expect(dialog.getByLabel('Votre montant')).toBeFocused()
    await page.keyboard.type('50.00')
    await dialog.getByRole('radio', { name: 'Aucun' }).check()

    // The address is asked for with a receipt only, and the tax falls on the gift only.
    await expect(dialog.getByLabel('Code postal')).toBeHidden()
    await dialog.getByLabel('Je souhaite un reçu fiscal').press('Space')
    await expect(dialog.getByText('Après réduction d’impôt, votre don de')).toContainText(
      `vous revient à 17${NBSP}€`,
    )

    await fillPerson(dialog, 'lea@')
    // What is wrong with the line that is left does not move what is pressed meanwhile.
    const news = dialog.getByText('Je souhaite recevoir les nouvelles')
    await news.tap()
    await expect(dialog.getByLabel('Je souhaite recevoir les nouvelles')).toBeChecked()
    await expect(dialog.getByText('Email invalide')).toBeVisible()
    await dialog.getByRole('button', { name: `Donner 50${NBSP}€` }).click()
    const summary = dialog.getByRole('alert').filter({ hasText: 'réponses sont à revoir' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Email invalide',
      'Indiquez votre adresse',
      'Indiquez votre code postal',
      'Indiquez votre ville',
    ])
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await dialog.getByLabel('E-mail', { exact: true }).fill('lea-don@exemple.fr')
    await dialog.getByLabel('Adresse', { exact: true }).fill('1 rue des Lilas')
    await dialog.getByLabel('Code postal').fill('35000')
    await dialog.getByLabel('Ville').fill('Rennes')

    // Two presses make one page of payment.
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-checkout')) asked += 1
    })
    await dialog.getByRole('button', { name: `Donner 50${NBSP}€` }).dblclick()
    await pay(page, 'Carte acceptée')
    expect(asked).toBe(1)
    await expect(page.getByRole('heading', { name: `Merci Léa${NBSP}!` })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Votre don de' })).toContainText(
      `50${NBSP}€`,
    )
    await expect(page.getByText('Reçu fiscal', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gérer mon don' })).toHaveAttribute(
      'href',
      /^\/mes-dons/,
    )
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    expect(heard).toEqual([])

    // Given: nothing of it is kept in this tab.
    await page.goto(`${HOME}/donate`)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
  },
)

test(
  'a sponsorship from the animal’s page: given up, found filled again, taken up',
  { tag: '@phone' },
  async ({ page }, info) => {
    const [found] = await animals(page.request, `${WAITING}&limit=1`)
    await page.goto(`${HOME}/animals/${found?.id}`)
    const sponsor = page.getByRole('link', { name: `Parrainer ${found?.name}` })
    await expect(sponsor).toBeInViewport({ ratio: 1 })
    await sponsor.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Parrainer ${found?.name}` })
    await expect(dialog.getByRole('radio', { name: 'Mensuel' })).toBeChecked()
    expect(await problems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(sponsor).toBeFocused()

    await page.keyboard.press('Enter')
    await sum(dialog, '50').check()
    await expect(
      dialog.getByRole('button', { name: `Parrainer ${found?.name} 50${NBSP}€/mois` }),
    ).toBeEnabled()
    await dialog.getByRole('radio', { name: 'Annuel' }).check()
    await fillPerson(dialog, `lea-parrain-${info.project.name}@exemple.fr`)
    await dialog.getByRole('button', { name: `Parrainer ${found?.name} 50${NBSP}€/an` }).click()
    await expect(page.getByRole('heading', { name: 'Paiement de démonstration' })).toBeVisible()
    await page.getByRole('link', { name: 'Annuler' }).click()

    await expect(page.getByRole('heading', { name: 'Paiement annulé' })).toBeVisible()
    await expect(page.getByText('Rien n’a été débité')).toBeVisible()
    // The page is still the shelter's: its name stands over it.
    await expect(
      page.getByRole('link', { name: 'Refuge des Quatre Vents', exact: true }).first(),
    ).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('link', { name: 'Reprendre mon parrainage' }).click()
    await expect(page).toHaveURL(/\/parrainer$/)
    await expect(page.getByLabel('Prénom')).toHaveValue('Léa')
    await expect(page.getByRole('radio', { name: 'Annuel' })).toBeChecked()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('button', { name: `Parrainer ${found?.name} 50${NBSP}€/an` }).click()
    await pay(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { name: `Merci Léa${NBSP}!` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gérer mon parrainage' })).toBeVisible()
  },
)

test(
  'a gift to the platform: a refused card, then another',
  { tag: '@desktop' },
  async ({ page }, info) => {
    await page.goto('/agir')
    await expect(page.getByRole('link', { name: 'Choisir un refuge' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Soutenir Patte Blanche' }).click()
    const dialog = page.getByRole('dialog', { name: 'Soutenir Patte Blanche' })
    await expect(dialog.getByText('pas déductible')).toBeVisible()
    await expect(dialog.getByText('pourboire')).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    await sum(dialog, '10').check()
    await fillPerson(dialog, `lea-plateforme-${info.project.name}@exemple.fr`)
    await dialog.getByRole('button', { name: `Donner 10${NBSP}€` }).click()
    await pay(page, 'Carte refusée')
    await expect(page.getByRole('alert').filter({ hasText: 'n’a pas abouti' })).toBeVisible()
    await pay(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { name: `Merci Léa${NBSP}!` })).toBeVisible()
  },
)

test(
  'when the page of payment does not come: why, another try, nothing retyped',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(HOME)
    await page.getByRole('main').getByRole('link', { name: 'Faire un don' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Faire un don' })
    await sum(dialog, '100').check()
    await fillPerson(dialog, 'lea@exemple.fr')
    await page.route('**/api/create-checkout', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'Le service se repose' } }),
    )
    const button = dialog.getByRole('button', { name: `Donner 100${NBSP}€` })
    await button.click()
    const alert = dialog.getByRole('alert').filter({ hasText: 'Le service se repose' })
    await expect(alert).toBeFocused()
    await expect(button).toBeHidden()
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Léa')
    await expect(button).toBeFocused()

    await page.unroute('**/api/create-checkout')
    await page.route('**/api/create-checkout', (route) => route.abort())
    await button.click()
    await expect(
      dialog.getByText('Erreur lors de la création de la session de paiement'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Faire un don' }).first().click()
    await expect(dialog.getByLabel('Prénom')).toHaveValue('Léa')
  },
)

test(
  'whoever is signed in types neither name, e-mail nor where they live',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'adoptant')
    await page.goto(`${HOME}/donate`)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('adoptant@exemple.fr')
    await expect(page.getByLabel('Prénom')).not.toHaveValue('')
    await page.getByLabel(/reçu fiscal/).press('Space')
    await expect(page.getByLabel('Code postal')).toHaveValue('35000')
    await expect(page.getByLabel('Ville')).toHaveValue('Rennes')
  },
)

test(
  '/sponsor offers those who have waited longest, each with its form',
  { tag: '@phone' },
  async ({ page }) => {
    const heard = complaints(page)
    await page.goto(`${HOME}/sponsor`)
    await expect(
      page.getByRole('heading', { name: 'Ils attendent depuis le plus longtemps' }),
    ).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const first = page
      .getByRole('main')
      .getByRole('link', { name: /^Parrainer / })
      .first()
    const name = (await first.innerText()).trim()
    await first.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(heard).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the page itself gives: corrected, given up, paid',
    { tag: '@desktop' },
    async ({ page }, info) => {
      await page.goto(`${HOME}/donate`)
      await expect(page.getByLabel('Votre montant')).toBeHidden()
      await page.getByRole('radio', { name: 'Autre montant' }).check()
      await page.getByLabel('Votre montant').fill('12,50')
      await fillPerson(page, `lea-sans-${info.project.name}@exemple.fr`)
      await page.getByLabel('Je souhaite un reçu fiscal').press('Space')
      await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()

      // The browser lets it pass, the server does not.
      await expect(page).toHaveURL(/\/donate\/corriger$/)
      const address = page.getByLabel('Adresse', { exact: true })
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Prénom')).toHaveValue('Léa')
      await expect(page.getByLabel('Votre montant')).toHaveValue('12,50')
      await address.fill('1 rue des Lilas')
      await page.getByLabel('Code postal').fill('35000')
      await page.getByLabel('Ville').fill('Rennes')
      await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
      await expect(page.getByRole('button', { name: `Payer 12,50${NBSP}€` })).toBeVisible()
      await page.getByRole('link', { name: 'Annuler' }).click()

      // Searches by role pass over what is in a `noscript`.
      await page.locator('noscript a', { hasText: 'Reprendre mon don' }).click()
      await expect(page.getByLabel('Ville')).toHaveValue('Rennes')
      await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
      await pay(page, 'Carte acceptée')
      await expect(page).toHaveURL(/\/don\/.+\/merci$/)
      const again = page.locator('noscript a', { hasText: 'Actualiser la page' })
      if (await again.isVisible()) await again.click()
      await expect(page.getByRole('heading', { name: `Merci Léa${NBSP}!` })).toBeVisible()
    },
  )
})
