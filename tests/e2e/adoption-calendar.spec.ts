import { expect, test } from '../support/e2e'
import { BOARD, freeAnimal, makeMeeting, openBoard } from './adoptions'
import { hasNoSidewaysScroll, problems } from './visitor'

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/connexion')
})

/** The last Tuesday before the clocks of 2031 change, at half past ten in Paris. */
const TUESDAY = '2031-03-25T09:30:00.000Z'

test(
  'the calendar shows a week, two meetings at once side by side; Back returns; a cut is tried again',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const one = await makeMeeting(page, board, animal.id, TUESDAY)
    const two = await makeMeeting(page, board, animal.id, TUESDAY)
    const week = page.getByRole('heading', { level: 2, name: /^Semaine/ })
    await page.goto(BOARD)
    await page.getByRole('button', { name: 'Calendrier' }).click()
    await expect(week).toBeVisible()
    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await expect(page).toHaveURL(/view=calendar&week=/)
    await page.goBack()
    await expect(page).not.toHaveURL(/week=/)
    await expect(week).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Tableau' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.goto(`${BOARD}?view=calendar&week=2031-03-30`)
    await expect(week).toHaveText('Semaine du 24 au 30 mars 2031')
    const day = page.getByRole('region', { name: 'mardi 25 mars' })
    await expect(day.getByText('2 rencontres en même temps')).toBeVisible()
    const link = (name: string) => day.getByRole('link', { name: new RegExp(`10:30.*${name}`) })
    const [left, right] = [await link(one.name).boundingBox(), await link(two.name).boundingBox()]
    expect(left?.y).toBe(right?.y)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)

    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await expect(page.getByText('Aucune rencontre cette semaine')).toBeVisible()
    const meetings = '**/adoption-requests/meetings?*'
    await page.route(meetings, (route) => route.abort())
    await page.getByRole('button', { name: 'Semaine suivante' }).click()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await page.unroute(meetings)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('button', { name: 'Revoir la dernière rencontre' }).click()
    await link(two.name).click()
    await expect(page.getByRole('heading', { level: 1, name: two.name })).toBeVisible()
  },
)

test(
  'on a phone the calendar is a list of days, and an empty week leads to the next meeting',
  { tag: '@phone' },
  async ({ page, site }) => {
    const board = await openBoard(page, site.url)
    const animal = await freeAnimal(page)
    const request = await makeMeeting(page, board, animal.id, TUESDAY)
    await page.goto(`${BOARD}?view=calendar&week=2031-03-17`)
    await expect(page.getByText('Aucune rencontre cette semaine')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Aller à la prochaine rencontre' }).click()
    await expect(page).toHaveURL(/week=2031-03-24/)
    const monday = await page
      .getByRole('heading', { level: 3, name: 'lundi 24 mars' })
      .boundingBox()
    const day = page.getByRole('region', { name: 'mardi 25 mars' })
    expect((await day.boundingBox())?.y).toBeGreaterThan(monday?.y ?? Infinity)
    await expect(day.getByRole('link', { name: request.name })).toContainText(animal.name)
    expect(await problems(page)).toEqual([])
    expect(await hasNoSidewaysScroll(page)).toBe(true)
    await page.getByRole('button', { name: 'Cette semaine' }).click()
    await expect(page).not.toHaveURL(/week=/)
    await expect(page.getByRole('button', { name: 'Cette semaine' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
)
