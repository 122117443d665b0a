import { expect, test } from '../support/e2e'
import { linkSentTo } from './donor-link'
import { mark, NBSP, openPayment, pay } from './payment'
import { signIn } from './people'
import { animals, problems } from './visitor'

test(
  'a gift, from the card to the receipt, and back in part',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.slow()
    const lastName = `Histoire-${mark()}`
    await openPayment(page, site.url, {
      type: 'donation',
      amount: 4000,
      tipAmount: 400,
      customerLastName: lastName,
      customerEmail: `${lastName.toLowerCase()}@exemple.fr`,
      receiptWanted: true,
      address: { line: '1 rue des Prés', postalCode: '35000', city: 'Rennes', country: 'France' },
    })
    await pay(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { name: `Merci Zoé${NBSP}!` })).toBeVisible()

    await signIn(page.request, 'admin')
    await page.goto(`/admin/collections/donations?search=${lastName}`)
    const list = page.getByRole('list', { name: 'Dons', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('link', { name: `Zoé ${lastName}` }).click()
    await expect(page).toHaveURL(/donations\/[\w-]+$/)
    const receipts = page.getByRole('region', { name: 'Reçus fiscaux' })
    // Made in the background, some seconds after the payment.
    await expect(async () => {
      await page.reload()
      await expect(receipts.getByRole('listitem')).toHaveCount(1, { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    const first = await receipts.getByRole('link').innerText()
    expect(first).toMatch(/^Reçu \d{4}-\d{6}, 40/)
    const file = await page.request.get(
      (await receipts.getByRole('link').getAttribute('href')) ?? '',
    )
    expect(file.status()).toBe(200)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('button', { name: /^Rembourser le paiement/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Rembourser ce paiement' })
    await dialog.getByRole('radio', { name: 'Une partie' }).check()
    await dialog.getByLabel('Montant à rembourser, en euros').fill('15')
    await dialog.getByLabel('Raison').fill('Erreur de montant')
    await dialog.getByRole('button', { name: /^Rembourser 15/ }).click()
    await expect(dialog).toBeHidden()
    await expect(async () => {
      await page.reload()
      await expect(receipts.getByRole('listitem')).toHaveCount(2, { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await expect(receipts.getByRole('link').first()).toHaveText(/^Reçu \d{4}-\d{6}, 25/)
    await expect(
      receipts
        .getByRole('listitem')
        .filter({ hasText: first })
        .getByText(/^Annulé/),
    ).toBeVisible()
    expect(await problems(page, 'div:has(> header h1)')).toEqual([])
  },
)

test(
  'a sponsorship, seen by its sponsor and by the shelter until it ends',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.slow()
    const lastName = `Marraine-${mark()}`
    const email = `${lastName.toLowerCase()}@exemple.fr`
    const [animal] = await animals(page.request, 'status=AT_SHELTER&isReserved=false&limit=1')
    if (!animal) throw new Error('no animal to sponsor')
    await openPayment(page, site.url, {
      type: 'sponsorship',
      amount: 1500,
      tipAmount: 100,
      frequency: 'monthly',
      animalId: animal.id,
      customerLastName: lastName,
      customerEmail: email,
    })
    await pay(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { name: `Merci Zoé${NBSP}!` })).toBeVisible()
    // Anybody can type an address: only its owner gets the way to what was given with it.
    await expect.poll(() => linkSentTo(site.database ?? '', email)).not.toBe('')
    await page.goto(await linkSentTo(site.database ?? '', email))
    const card = page.getByRole('listitem').filter({ hasText: animal.name }).first()
    await expect(card.getByText('Actif', { exact: true })).toBeVisible()
    const own = page.url()

    await signIn(page.request, 'admin')
    await page.goto(`/admin/collections/sponsorships?animal=${animal.id}&search=${lastName}`)
    const list = page.getByRole('list', { name: 'Parrainages', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('button', { name: `Seulement pour ${animal.name}` })).toBeVisible()
    await list.getByRole('link', { name: `Zoé ${lastName}` }).click()
    await expect(page.getByRole('region', { name: 'Paiements' }).getByRole('listitem')).toHaveCount(
      1,
    )
    const listAddress = page.url()

    await page.goto(own)
    await card.getByText('Mettre en pause', { exact: true }).click()
    await card.getByRole('button', { name: 'Oui, mettre en pause' }).click()
    await expect(card.getByText('En pause', { exact: true })).toBeVisible()
    await page.goto(listAddress)
    await expect(page.getByText('En pause', { exact: true })).toBeVisible()

    await page.goto(own)
    await card.getByRole('button', { name: 'Reprendre mon parrainage' }).click()
    await expect(card.getByText('Actif', { exact: true })).toBeVisible()
    await card.getByText('Arrêter mon parrainage', { exact: true }).click()
    await card.getByRole('button', { name: 'Oui, arrêter' }).click()
    await expect(card.getByText('Terminé', { exact: true })).toBeVisible()
    await page.goto(listAddress)
    await expect(page.getByText('Arrêté par le parrain ou la marraine')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Arrêter ce parrainage/ })).toBeHidden()
  },
)
