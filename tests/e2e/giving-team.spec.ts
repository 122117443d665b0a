import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { hasNoSidewaysScroll, problems, SHELTER } from './visitor'

// The rest of the screen is Payload's.
const OURS = 'div:has(> header h1)'
const GIFTS = '/admin/collections/donations'
const SPONSORS = '/admin/collections/sponsorships'

type Gift = {
  id: string
  firstName: string
  lastName: string
  amountCents: number
  receipts: Array<{ status: string; label: string }>
}

/** A paid gift of the demonstration with a valid receipt, another one for each run. */
async function giftWithReceipt(page: Page): Promise<Gift> {
  const response = await page.request.get(`/api/shelter/${SHELTER}/donations?status=PAID&limit=100`)
  const { data } = (await response.json()) as { data: Gift[] }
  const gifts = data.filter(({ receipts }) => receipts.some(({ status }) => status === 'ISSUED'))
  const gift = gifts[Math.floor(Math.random() * gifts.length)]
  if (!gift) throw new Error('no gift with a receipt')
  return gift
}

async function isAccessible(page: Page, part = OURS): Promise<void> {
  expect(await problems(page, part)).toEqual([])
  expect(await hasNoSidewaysScroll(page)).toBe(true)
}

test(
  'gifts are found, added up, exported and read, month by month too',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page.request, 'admin')
    const gift = await giftWithReceipt(page)
    await page.goto(GIFTS)
    const list = page.getByRole('list', { name: 'Dons', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(12)
    await expect(page.getByRole('button', { name: /^Payés\s*\d+$/ })).toBeVisible()
    await isAccessible(page)

    await page.getByRole('searchbox').fill(gift.lastName.toUpperCase())
    await expect
      .poll(() => new URL(page.url()).searchParams.get('search'))
      .toBe(gift.lastName.toUpperCase())
    await expect(
      list.getByRole('link', { name: `${gift.firstName} ${gift.lastName}` }),
    ).not.toHaveCount(0)
    await page.getByRole('button', { name: /^Payés/ }).click()
    await expect(page).toHaveURL(/status=PAID/)

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporter en CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^dons-refuge-des-quatre-vents-.*\.csv$/)
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain(gift.lastName)
    expect(csv).not.toContain('Abandonné')

    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue(gift.lastName.toUpperCase())
    await page.getByRole('link', { name: 'Bilan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bilan des dons' })).toBeVisible()
    await expect(page.getByRole('img', { name: /24 derniers mois/ })).toBeVisible()
    await page.getByText('Voir les sommes en tableau').click()
    await expect(
      page.getByRole('table', { name: /Sommes reçues par mois/ }).getByRole('row'),
    ).toHaveCount(26)
    await isAccessible(page)
  },
)

test(
  'a gift is given back in part, with exact sums and a reason',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page.request, 'admin')
    const gift = await giftWithReceipt(page)
    await page.goto(`${GIFTS}/${gift.id}`)
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: new RegExp(`${gift.firstName} ${gift.lastName}`),
      }),
    ).toBeVisible()
    await isAccessible(page)
    await page.getByRole('button', { name: /^Rembourser le paiement/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Rembourser ce paiement' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('radio', { name: 'Une partie' }).check()
    await dialog.getByRole('button', { name: /^Rembourser/ }).click()
    await expect(dialog.getByRole('alert')).toHaveText([
      'Écrivez un montant, comme 12,50',
      'Écrivez la raison du remboursement',
    ])
    await dialog.getByLabel('Montant à rembourser, en euros').fill('99999')
    await expect(dialog.getByText(/^Il reste au plus/)).toBeVisible()
    await dialog.getByLabel('Montant à rembourser, en euros').fill('5,50')
    await dialog.getByLabel('Raison').fill('Erreur de montant')
    await expect(dialog.getByText('Le reçu fiscal sera annulé', { exact: false })).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    const button = dialog.getByRole('button', { name: /^Rembourser 5,50/ })
    await page.route('**/refund', (route) => route.abort(), { times: 1 })
    await button.click()
    await expect(dialog.getByRole('alert').filter({ hasText: /connexion/ })).toBeVisible()
    await expect(dialog.getByLabel('Raison')).toHaveValue('Erreur de montant')
    await button.dblclick()
    await expect(dialog).toBeHidden()
    const payments = page.getByRole('region', { name: 'Paiements' })
    await expect(payments.getByRole('listitem')).toHaveCount(2)
    await expect(payments.getByText('« Erreur de montant »', { exact: false })).toBeVisible()
    await expect(page.getByText('Remboursé en partie').first()).toBeVisible()
    const old = gift.receipts.find(({ status }) => status === 'ISSUED')
    const receipts = page.getByRole('region', { name: 'Reçus fiscaux' })
    await expect(
      receipts
        .getByRole('listitem')
        .filter({ hasText: old?.label })
        .getByText(/^Annulé/),
    ).toBeVisible()
  },
)

test(
  'sponsorships are sorted by what they need, and one is ended after asking',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'admin')
    await page.goto(`${SPONSORS}?status=ACTIVE&sortBy=nextPaymentAt&sortOrder=asc`)
    const list = page.getByRole('list', { name: 'Parrainages', exact: true })
    await expect(list.getByText(/Prochain paiement le/).first()).toBeVisible()
    await expect(page.getByText(/€ par mois/).first()).toBeVisible()
    await isAccessible(page)
    await list.getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Parrainage d/ })).toBeVisible()
    await isAccessible(page)
    await page.getByRole('button', { name: /^Arrêter ce parrainage/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Arrêter ce parrainage ?' })
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: /^Arrêter ce parrainage/ }).click()
    await dialog.getByRole('button', { name: 'Arrêter le parrainage' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Arrêté par le refuge')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Arrêter ce parrainage/ })).toBeHidden()
  },
)

test(
  'what goes to the platform is chosen beside the shelters, by a super admin',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'superadmin')
    await page.goto(GIFTS)
    // Chosen before the page is awake, it says « … » again, and one chooses again.
    await expect(async () => {
      await page.getByLabel('Choisissez un refuge').selectOption('La plateforme', { timeout: 3000 })
      await expect(page).toHaveURL(/vue=plateforme/, { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pourboires et dons à la plateforme' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Plateforme', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByText('Chargement des dons…')).toBeHidden()
    await expect(page.getByText(/ont pas pu être chargés/)).toHaveCount(0)
    await page.getByRole('searchbox').fill('personne de ce nom')
    await expect(page).toHaveURL(/vue=plateforme.*search=personne/)
    await expect(page.getByText('Aucun don ne correspond')).toBeVisible()
    await isAccessible(page)
  },
)

test(
  'nobody below the administrators sees a gift, by any entrance',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page.request, 'moderateur')
    const list = await page.request.get(`/api/shelter/${SHELTER}/donations`)
    expect(list.status()).toBe(403)
    await page.goto(`/shelter/${SHELTER}/admin/donations`)
    await expect(page.getByText('« Administrateur »', { exact: false }).first()).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Les dons' })).toBeHidden()
  },
)
