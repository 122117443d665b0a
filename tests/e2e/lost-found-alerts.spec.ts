import { expect, test } from '../support/e2e'
import { sql } from '../support/sql'
import { signIn } from './people'
import { complaints, hasNoSidewaysScroll, problems } from './visitor'

const PAGE = '/account/notifications'
const TITLE = 'Animaux perdus près de chez moi'

test(
  'somebody asks to hear of lost animals near, moves, and stops, on a phone',
  { tag: '@phone' },
  async ({ page, browser, site }) => {
    test.skip(!site.database, 'begins without what another story chose')
    await sql(
      site.database,
      'delete from lost_found_watches where user_id = (select id from users where email = $1)',
      ['adoptant@exemple.fr'],
    )
    const heard = complaints(page)
    await page.goto('/animaux-perdus')
    await signIn(page.request, 'adoptant')
    await page.getByRole('link', { name: 'Choisir ma commune' }).click()
    await expect(page).toHaveURL(new RegExp(`${PAGE}#animaux-perdus$`))
    const part = page.getByRole('region', { name: TITLE })
    await expect(part.getByRole('button', { name: 'Ne plus me prévenir' })).toHaveCount(0)
    await expect(part.getByLabel('Distance')).toHaveValue('10')
    expect(await problems(page)).toEqual([])

    await part.getByRole('button', { name: 'Me prévenir' }).click()
    await part.getByRole('link', { name: /Dites dans quelle commune/ }).click()
    await expect(part.getByLabel('Ville ou code postal')).toBeFocused()
    await part.getByLabel('Ville ou code postal').fill('Vannes')
    await part.getByRole('option', { name: 'Vannes (56)' }).click()
    await part.getByLabel('Distance').selectOption('25')
    await part.getByRole('button', { name: 'Me prévenir' }).click()
    await expect(part.getByRole('status').filter({ hasText: 'C’est noté' })).toBeVisible()
    await expect(part.getByText(/à moins de 25\s*km de Vannes \(56\)/)).toBeVisible()
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    // Without JavaScript a mistake comes back with what was typed, beside its field.
    const state = await page.context().storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state })
    const bare = await plain.newPage()
    await bare.goto(`${site.url}${PAGE}`)
    const still = bare.getByRole('region', { name: TITLE })
    await still.getByLabel('Ville ou code postal').fill('Zzyzx')
    await still.getByRole('button', { name: 'Enregistrer ce lieu' }).click()
    await expect(still.getByText(/Nous ne connaissons pas cette commune/).first()).toBeVisible()
    await expect(still.getByLabel('Ville ou code postal')).toHaveValue('Zzyzx')
    await still.getByLabel('Ville ou code postal').fill('56100')
    await still.getByRole('button', { name: 'Enregistrer ce lieu' }).click()
    await expect(still.getByText(/km de Lorient \(56\)/)).toBeVisible()
    await plain.close()

    await page.reload()
    await part.getByRole('button', { name: 'Ne plus me prévenir' }).click()
    await expect(part.getByRole('status').filter({ hasText: 'le lieu est effacé' })).toBeVisible()
    await expect(part.getByRole('button', { name: 'Me prévenir', exact: true })).toBeVisible()
    expect(heard).toEqual([])
  },
)
