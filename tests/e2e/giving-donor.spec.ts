import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { linkSentTo } from './donor-link'
import { animals, hasNoSidewaysScroll, problems, SHELTER } from './visitor'

const WAITING = 'status=AT_SHELTER&isReserved=false'

/** A sponsorship that is paid on the page of the simulator, and the page of its sponsor. */
async function sponsor(page: Page, site: { url: string; database?: string }) {
  const [animal] = await animals(page.request, WAITING)
  if (!animal) throw new Error('The demonstration has no animal to sponsor')
  const email = `marraine-${Math.random().toString(36).slice(2, 8)}@exemple.fr`
  const answer = await page.request.post('/api/create-checkout', {
    headers: { origin: site.url },
    data: {
      type: 'sponsorship',
      amount: 1000,
      tipAmount: 0,
      currency: 'EUR',
      frequency: 'monthly',
      shelterId: SHELTER,
      animalId: animal.id,
      customerEmail: email,
      customerFirstName: 'Léa',
      customerLastName: 'Petit',
    },
  })
  const { url } = (await answer.json()) as { url: string }
  expect(answer.status()).toBe(200)
  await page.goto(url)
  await page.getByRole('radio', { name: 'Carte acceptée', exact: true }).check()
  await page.getByRole('button', { name: /^Payer/ }).click()
  await expect(page).toHaveURL(/\/merci/)
  await expect.poll(() => linkSentTo(site.database ?? '', email)).not.toBe('')
  return { animal, email, path: await linkSentTo(site.database ?? '', email) }
}

const part = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test(
  'a sponsor changes the amount, pauses, resumes and stops from the link of an e-mail',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { animal, path } = await sponsor(page, site)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Léa')
    const card = part(page, animal.name).first()
    await expect(card.getByText('Actif', { exact: true })).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await card.getByText('Changer le montant', { exact: true }).click()
    await card.getByLabel(/^Montant par mois/).fill('un peu')
    await card.getByRole('button', { name: 'Enregistrer ce montant' }).click()
    await expect(card.getByRole('alert')).toBeVisible()
    await expect(card.getByLabel(/^Montant par mois/)).toHaveValue('un peu')
    await card.getByLabel(/^Montant par mois/).fill('12,50')
    await card.getByRole('button', { name: 'Enregistrer ce montant' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'nouveau montant' })).toBeVisible()
    await expect(card.getByText('12,50\u00a0€ par mois')).toBeVisible()

    await card.getByText('Mettre en pause', { exact: true }).click()
    await card.getByRole('button', { name: 'Oui, mettre en pause' }).click()
    await expect(card.getByText('En pause', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Reprendre mon parrainage' }).click()
    await expect(card.getByText('Actif', { exact: true })).toBeVisible()

    // Three clicks from the message: its link, this, and the answer.
    await page.goto(path)
    await card.getByText('Arrêter mon parrainage', { exact: true }).click()
    await card.getByRole('button', { name: 'Oui, arrêter' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'est arrêté' })).toBeVisible()
    await expect(card.getByText('Terminé', { exact: true })).toBeVisible()
    expect(await problems(page)).toEqual([])
  },
)

test('a sponsor stops without JavaScript', { tag: '@desktop' }, async ({ page, browser, site }) => {
  const { animal, path } = await sponsor(page, site)
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const bare = await plain.newPage()
  await bare.goto(path)
  const card = part(bare, animal.name).first()
  await card.getByText('Arrêter mon parrainage', { exact: true }).click()
  await card.getByRole('button', { name: 'Oui, arrêter' }).click()
  await expect(bare).toHaveURL(/\?fait=arret$/)
  await expect(part(bare, animal.name).first().getByText('Terminé', { exact: true })).toBeVisible()
  await plain.close()
})

test(
  'the link is sent again to whoever asks, whoever they are',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/mes-dons')
    await page.getByLabel('E-mail').fill('personne@exemple.fr')
    await page.getByRole('button', { name: 'Recevoir le lien de ma page' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Si des dons ont été faits' }),
    ).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    const wrong = await page.goto('/mes-dons/01a200b7-6e3d-77d5-bf2d-49c14ab65ddb.faux')
    expect(wrong?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Ce lien ne s’ouvre pas' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute(
      'href',
      '/mes-dons',
    )
    expect(await problems(page)).toEqual([])
  },
)
