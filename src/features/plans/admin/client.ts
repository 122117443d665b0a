import { PLAN_MESSAGES } from '../model'
import type { PlanView } from '../view'

/** Why something was not done: the server's own sentence, or the documented one. */
export type Refusal = { status: number; error: string; fields: Readonly<Record<string, string>> }
export type Outcome<T> = { data: T; refusal: null } | { data: null; refusal: Refusal }

const BASE = '/api/admin/plans'

/**
 * Asks the API of plans; whatever happens, the answer is a value and nothing is thrown.
 * @param fallback said when the server gives no sentence. Source: docs/decisions/adoptions.md
 */
async function ask<T>(
  path: string,
  method: string,
  body: object | undefined,
  fallback: string,
): Promise<Outcome<T>> {
  try {
    const response = await fetch(BASE + path, {
      method,
      credentials: 'same-origin',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const answer = (await response.json().catch(() => ({}))) as {
      data?: T
      error?: string
      fields?: Record<string, string>
    }
    if (response.ok) return { data: answer.data as T, refusal: null }
    const { error = fallback, fields = {} } = answer
    return { data: null, refusal: { status: response.status, error, fields } }
  } catch {
    return { data: null, refusal: { status: 0, error: PLAN_MESSAGES.network, fields: {} } }
  }
}

/** A plan of a group that is being written, as the API takes it. */
export type GroupRow = Partial<PlanView> & Pick<PlanView, 'title' | 'price'>

export const plansApi = {
  list: (shelter: string) =>
    ask<PlanView[]>(`?shelter_id=${shelter}`, 'GET', undefined, PLAN_MESSAGES.list),
  change: (id: string, change: object) =>
    ask<PlanView>(`/${id}`, 'PATCH', change, PLAN_MESSAGES.update),
  duplicate: (id: string) =>
    ask<PlanView>(`/${id}/duplicate`, 'POST', undefined, PLAN_MESSAGES.create),
  remove: (id: string) => ask<undefined>(`/${id}`, 'DELETE', undefined, PLAN_MESSAGES.delete),
  initialize: (shelter: string) =>
    ask<PlanView[]>(
      '',
      'PUT',
      { shelter_id: shelter, action: 'initialize_defaults' },
      PLAN_MESSAGES.defaults,
    ),
  group: (group: object) => ask<PlanView[]>('/group', 'POST', group, PLAN_MESSAGES.group),
}
