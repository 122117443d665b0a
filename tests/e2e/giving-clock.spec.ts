import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { linkSentTo } from './donor-link'
import { mark, NBSP, openPayment, pay } from './payment'
import { signIn } from './people'
import { animals, hasNoSidewaysScroll, problems } from './visitor'

/** Moves the clock of the simulator; what falls due on the way happens. */
async function oneMonthOn(page: Page): Promise<void> {
  await page.goto('/dev/paiements')
  await page.getByRole('button', { name: 'Avancer d’un mois' }).click()
  await expect(page.getByRole('status')).toContainText('L’horloge a avancé')
}

test(
  'a sponsorship through a refused term, another card and a renewal',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.slow()
    const lastName = `Terme-${mark()}`
    const email = `${lastName.toLowerCase()}@exemple.fr`
    const [animal] = await animals(page.request, 'status=AT_SHELTER&isReserved=false&limit=1')
    if (!animal) throw new Error('no animal to sponsor')
    await openPayment(page, site.url, {
      type: 'sponsorship',
      amount: 1200,
      tipAmount: 0,
      frequency: 'monthly',
      animalId: animal.id,
      customerLastName: lastName,
      customerEmail: email,
    })
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await pay(page, 'Carte qui sera refusée au prochain prélèvement')
    await expect(page.getByRole('heading', { name: `Merci Zoé${NBSP}!` })).toBeVisible()
    await expect.poll(() => linkSentTo(site.database ?? '', email)).not.toBe('')
    const own = await linkSentTo(site.database ?? '', email)

    await oneMonthOn(page)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const card = page.getByRole('listitem').filter({ hasText: animal.name }).first()
    // The event tells the settlement, some moments later.
    await expect(async () => {
      await page.goto(own)
      await expect(card.getByText('Le dernier paiement n’est pas passé')).toBeVisible({
        timeout: 2000,
      })
    }).toPass({ timeout: 30_000 })

    await card.getByRole('link', { name: 'Changer de carte' }).click()
    await expect(page.getByRole('heading', { name: 'Carte de démonstration' })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('radio', { name: 'Carte acceptée', exact: true }).check()
    await page.getByRole('button', { name: 'Enregistrer cette carte' }).click()
    await expect(card.getByText('Actif', { exact: true })).toBeVisible()
    await expect(card.getByText('Le dernier paiement n’est pas passé')).toBeHidden()

    await oneMonthOn(page)
    await signIn(page.request, 'admin')
    await page.goto(`/admin/collections/sponsorships?search=${lastName}`)
    const list = page.getByRole('list', { name: 'Parrainages', exact: true })
    await list.getByRole('link', { name: `Zoé ${lastName}` }).click()
    await expect(page).toHaveURL(/sponsorships\/[\w-]+$/)
    const payments = page.getByRole('region', { name: 'Paiements' }).getByRole('listitem')
    await expect(async () => {
      await page.reload()
      await expect(payments).toHaveCount(3, { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
  },
)
