import { expect, type Locator, type Page } from '@playwright/test'

import type { FormField } from '@/features/forms/model'

import { sql } from '../support/sql'
import { signIn } from './people'
import { shelterId } from './publishing'
import { animals, SHELTER } from './visitor'

/** The board of the demonstration's shelter, and its API. */
export const BOARD = '/admin/collections/adoption-requests'

export type Board = { origin: string; shelter: string; api: string }

/** Signs in somebody who follows adoptions; answers where the API of their shelter is. */
export async function openBoard(page: Page, origin: string, who = 'moderateur'): Promise<Board> {
  await signIn(page.request, who)
  const shelter = await shelterId(page.request, SHELTER)
  return { origin, shelter, api: `/api/shelter/${shelter}/adoption-requests` }
}

/** Where a person follows their request: the latest message to them says it, nobody else is told. */
export async function linkSentTo(database: string | undefined, email: string): Promise<string> {
  const rows = await sql<{ text: string }>(
    database,
    'select text from emails where "to" = $1 order by created_at desc limit 1',
    [email],
  )
  return /\/suivi\/adoption\/[\w.-]+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

const mark = () => Math.random().toString(36).slice(2, 8)

/** A request of a person that no other test knows, for an animal of the shelter. */
export async function makeRequest(
  page: Page,
  { origin, api }: Board,
  animal: string,
): Promise<{ id: string; name: string; email: string }> {
  const name = `Zoé ${mark()}`
  const email = `${mark()}@exemple.fr`
  const response = await page.request.post(api, {
    headers: { origin },
    data: { animal, name, email, tell: false },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { data } = (await response.json()) as { data: { id: string } }
  return { id: data.id, name, email }
}

/** An animal that a family can ask for. */
export async function freeAnimal(page: Page, query = 'limit=100') {
  const found = (await animals(page.request, query)) as Array<{
    id: string
    name: string
    isReserved?: boolean
    status?: string
  }>
  const free = found.filter(({ isReserved, status }) => !isReserved && status === 'AT_SHELTER')
  const animal = free[Math.floor(Math.random() * free.length)]
  if (!animal) throw new Error('no animal to adopt')
  return animal
}

/** Moves a request as somebody else would, without the screen. */
export async function moveByApi(page: Page, { origin, api }: Board, id: string, data: object) {
  const response = await page.request.post(`${api}/${id}/move`, { headers: { origin }, data })
  expect(response.status(), await response.text()).toBe(200)
}

/** A request whose meeting is fixed at a moment (ISO 8601). */
export async function makeMeeting(page: Page, board: Board, animal: string, meetingAt: string) {
  const request = await makeRequest(page, board, animal)
  const step = { from: 'IN_REVIEW', to: 'MEETING', message: null, meetingAt }
  await moveByApi(page, board, request.id, { from: 'PENDING', to: 'IN_REVIEW', message: null })
  await moveByApi(page, board, request.id, step)
  return request
}

/** What the board says aloud. */
export const said = (page: Page) => page.locator('[data-said]')
export const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`)
export const dialog = (page: Page) => page.getByRole('dialog')

/** By the keyboard, as whoever uses no mouse does. */
export async function tick(box: Locator): Promise<void> {
  await box.focus()
  await box.press('Space')
  await expect(box).toBeChecked()
}

/** Answers every question that must be answered, step by step, as the form itself says them. */
export async function answer(
  page: Page,
  fields: readonly FormField[],
  email: string,
): Promise<void> {
  for (const { name, type, required, showIf } of fields) {
    if (!required || showIf) continue
    const control = page.getByRole('dialog').locator(`[name="r_${name}"]`)
    if (!(await control.first().isVisible())) {
      await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
      await expect(control.first()).toBeVisible()
    }
    if (type === 'select') await control.selectOption({ index: 1 })
    else if (type === 'radio' || type === 'checkbox') await tick(control.first())
    else if (type === 'email') await control.fill(email)
    else if (type === 'tel') await control.fill('06 39 98 00 12')
    else if (type === 'number') await control.fill('2')
    else await control.fill('35000 Rennes')
  }
}
