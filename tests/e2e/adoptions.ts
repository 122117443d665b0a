import { expect, type Page } from '@playwright/test'

import { shelterId, signIn } from './publishing'
import { animals, SHELTER } from './visitor'

/** The board of the demonstration's shelter, and its API. */
export const BOARD = '/admin/collections/adoption-requests'

export type Board = { origin: string; shelter: string; api: string }

/** Signs in somebody who follows adoptions; answers where the API of their shelter is. */
export async function openBoard(page: Page, origin: string, who = 'moderateur'): Promise<Board> {
  await signIn(page.request, origin, who)
  const shelter = await shelterId(page.request, SHELTER)
  return { origin, shelter, api: `/api/shelter/${shelter}/adoption-requests` }
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
