import type { Page } from '@playwright/test'

import { expect, test } from '../support/e2e'
import { signIn } from './people'
import { isGood, shelterId } from './publishing'
import { animals, HOME, hasNoSidewaysScroll, problems, SHELTER } from './visitor'

/** A species that the demonstration gives no plan. */
const GROUP = { type: 'ADOPTION', species: 'GOAT' }

/** The plans of goats, as a test wants to find them. */
async function goats(page: Page, origin: string, plans: object[]): Promise<void> {
  const shelter_id = await shelterId(page.request, SHELTER)
  const response = await page.request.post('/api/admin/plans/group', {
    headers: { origin },
    data: { shelter_id, ...GROUP, plans },
  })
  expect(response.status(), await response.text()).toBe(200)
}

const kid = { title: 'Chevreau', price: 40, age_max_months: 12 }
const old = { title: 'Chèvre âgée', price: 20.5, age_min_months: 24 }

const group = (page: Page) => page.getByRole('region', { name: 'Chèvre · Adoption' })

test(
  'a hole between two ages is seen, said, and mended in the group',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page.request, 'moderateur')
    await goats(page, site.url, [kid, old])
    await page.goto('/admin/collections/plans')
    await expect(page.getByRole('heading', { level: 1, name: 'Formules' })).toBeVisible()
    const own = group(page)
    await expect(own.getByText('Trou détecté entre 12 mois et 24 mois pour l’espèce')).toBeVisible()
    await expect(own.getByText('20,50 €')).toBeVisible()
    expect(await problems(page, 'div:has(> header h1)')).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await own.getByRole('button', { name: 'Modifier le groupe' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chèvre · Adoption' })
    const first = dialog.getByRole('group', { name: /^Formule 1/ })
    await first.getByLabel('Montant (€)').fill('quarante')
    await dialog.getByRole('button', { name: 'Enregistrer le groupe' }).click()
    await expect(first.getByLabel('Montant (€)')).toHaveAttribute('aria-invalid', 'true')
    await expect(first.getByLabel('Montant (€)')).toHaveValue('quarante')
    await first.getByLabel('Montant (€)').fill('42,50')
    await first.getByLabel(/^À \(mois/).fill('24')
    await expect(dialog.getByText('Tous les âges sont couverts.')).toBeVisible()
    expect(await problems(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: 'Enregistrer le groupe' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(own.getByText('Tous les âges sont couverts.')).toBeVisible()
    await expect(own.getByText('42,50 €')).toBeVisible()
    await expect(own.getByText('0 mois - 2 ans').last()).toBeVisible()
  },
)

test('a plan is copied, put to rest and deleted', { tag: '@desktop' }, async ({ page, site }) => {
  await signIn(page.request, 'moderateur')
  await goats(page, site.url, [{ title: 'Chèvre', price: 30 }])
  await page.goto('/admin/collections/plans')
  const own = group(page)
  await own.getByRole('button', { name: 'Dupliquer « Chèvre »' }).click()
  await expect(own.getByRole('link', { name: 'Chèvre (copie)' })).toBeVisible()
  await expect(own.getByText('Inactive')).toHaveCount(1)

  await own.getByRole('button', { name: 'Désactiver « Chèvre »' }).click()
  await expect(own.getByText('Inactive')).toHaveCount(2)
  await expect(own.getByText('Aucune formule active pour l’espèce')).toBeVisible()

  await own.getByRole('button', { name: 'Supprimer « Chèvre (copie) »' }).click()
  const dialog = page.getByRole('dialog', { name: /Supprimer/ })
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(own.getByRole('link', { name: 'Chèvre (copie)' })).toHaveCount(0)
  await expect(own.getByRole('link', { name: 'Chèvre', exact: true })).toBeVisible()
})

test(
  'the page of an animal asks for what its plan says',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page.request, 'moderateur')
    const shelter_id = await shelterId(page.request, SHELTER)
    const [cat] = await animals(page.request, 'species=CAT&status=AT_SHELTER&limit=1')
    const headers = { origin: site.url }
    const own = await page.request.patch(`/api/cms/animals/${cat?.id}`, {
      headers,
      data: { fee: null, feeIncludes: null, isSos: true, hasSpecialNeeds: false },
    })
    expect(own.status()).toBe(200)
    const created = await page.request.post('/api/admin/plans', {
      headers,
      data: {
        shelter_id,
        type: 'ADOPTION',
        species: 'CAT',
        title: 'Chats SOS',
        price: 33,
        is_urgent: true,
        fee_includes: 'Puce et vaccins',
      },
    })
    expect(created.status()).toBe(201)
    const { data } = (await created.json()) as { data: { id: string } }
    await page.goto(`${HOME}/animals/${cat?.id}`)
    await expect(page.getByText('Participation aux frais : 33 €')).toBeVisible()
    await expect(page.getByText('Elle comprend : puce et vaccins')).toBeVisible()
    await isGood(page)

    // Gone from the next request on.
    await page.request.delete(`/api/admin/plans/${data.id}`, { headers })
    await page.reload()
    await expect(page.getByText('Participation aux frais : 33 €')).toHaveCount(0)
  },
)
