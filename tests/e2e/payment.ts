import { expect, type Page } from '@playwright/test'

import { shelterId } from './publishing'
import { SHELTER } from './visitor'

export const NBSP = '\u00a0'
/** A few letters that no other test has. */
export const mark = () => Math.random().toString(36).slice(2, 8)

/** Opens a page of payment as the form does; its own spec fills the form. */
export async function openPayment(page: Page, origin: string, order: object): Promise<void> {
  const response = await page.request.post('/api/create-checkout', {
    headers: { origin, 'idempotency-key': `histoire-${mark()}-${mark()}` },
    data: {
      shelterId: await shelterId(page.request, SHELTER),
      currency: 'EUR',
      customerFirstName: 'Zoé',
      ...order,
    },
  })
  expect(response.status(), await response.text()).toBe(200)
  const { url } = (await response.json()) as { url: string }
  await page.goto(url)
}

/** Pays on the page of the simulator, with the card of this name. */
export async function pay(page: Page, card: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Paiement de démonstration' })).toBeVisible()
  await page.getByRole('radio', { name: card, exact: true }).check()
  await page.getByRole('button', { name: /^Payer/ }).click()
}
