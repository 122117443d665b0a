import { Window } from 'happy-dom'
import type { Payload } from 'payload'
import {
  act,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { DetailsForm } from '@/features/lost-found/components/DetailsForm'
import { NewReportForm } from '@/features/lost-found/components/NewReportForm'
import { ownToken } from '@/features/lost-found/links'
import { SightingForm } from '@/features/lost-found/sightings/components/SightingForm'
import type { LostFoundReport } from '@/payload-types'
import { NewReportPage } from '@/site/lost-found-new'
import { OwnReportPage } from '@/site/lost-found-own'
import { SeenPage } from '@/site/lost-found-seen'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { reportDesk, TODAY } from './lost-found-desk'

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined }),
  headers: async () => new Headers(),
}))

let payload: Payload
let world: World
let report: LostFoundReport

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  report = await reportDesk(
    () => payload,
    () => world,
  ).online()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type Props = { children?: ReactNode }
type Part = (props: Props) => ReactNode | Promise<ReactNode>

/** The form that a page shows, wherever it is in it. */
async function formIn(node: ReactNode, form: unknown): Promise<ReactElement | null> {
  if (Array.isArray(node)) {
    for (const each of node as ReactNode[]) {
      const found = await formIn(each, form)
      if (found) return found
    }
  }
  if (!isValidElement<Props>(node)) return null
  const { type, props } = node
  if (type === form) return node
  const isPart = typeof type === 'function' && ['AnswerPage', 'Details'].includes(type.name)
  return formIn(isPart ? await (type as Part)(props) : props.children, form)
}

const at = (instant: string) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(instant)
}

const PAGES: Array<[string, FunctionComponent<never>, () => ReactNode | Promise<ReactNode>]> = [
  ['a new report', NewReportForm, () => NewReportPage({ kind: 'LOST', query: {} })],
  ['a sighting', SightingForm, () => SeenPage({ kind: 'LOST', id: report.id, query: {} })],
  ['one’s own report', DetailsForm, () => OwnReportPage({ token: ownToken(report), query: {} })],
]

/** What a browser shows in the field of the day, before and after React runs there. */
async function shownBy(form: ReactElement, typed?: string) {
  const window = new Window({ url: 'https://refuge.fr' })
  const { document } = window
  document.body.innerHTML = `<div id="room">${renderToString(form)}</div>`
  for (const name of ['window', 'document', 'HTMLElement', 'Element', 'Node', 'sessionStorage'])
    vi.stubGlobal(name, name === 'window' ? window : window[name as 'document'])
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const field = document.querySelector<never>('input[type="date"]') as unknown as HTMLInputElement
  const drawn = { value: field.value, max: field.max }
  if (typed) field.value = typed
  const mismatches: unknown[] = []
  const room = document.getElementById('room') as unknown as HTMLElement
  await act(async () =>
    hydrateRoot(room, form, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  return { drawn, value: field.value, isSame: field.isConnected }
}

describe('the day of', () => {
  it.each(PAGES)('%s goes as far as the newest day of France', async (_what, Form, page) => {
    // In Paris the afternoon of the 25th: in Nouméa it is the 26th.
    at('2026-11-25T14:00:00Z')
    const form = await formIn(await page(), Form)
    const html = renderToString(form)
    expect(/<input[^>]*type="date"[^>]*>/.exec(html)?.[0]).toContain('max="2026-11-26"')
  })

  it.each([
    ['Pacific/Noumea', '2026-11-25T14:00:00Z', '2026-11-25', '2026-11-26'],
    ['America/Martinique', '2026-11-26T00:30:00Z', '2026-11-26', '2026-11-25'],
    ['Europe/Paris', '2026-11-25T14:00:00Z', '2026-11-25', '2026-11-25'],
    // A clock that is wrong: no day that nobody may choose.
    ['Pacific/Kiritimati', '2026-11-25T11:00:00Z', '2026-11-25', '2026-11-25'],
  ])('forms on a device of %s is its own', async (zone, instant, paris, own) => {
    at(instant)
    vi.stubEnv('TZ', zone)
    for (const [what, Form, page] of PAGES.slice(0, 2)) {
      const form = await formIn(await page(), Form)
      if (!form) throw new Error(`no form of ${what}`)
      const { drawn, value, isSame } = await shownBy(form)
      expect({ what, drawn: drawn.value, value, isSame }).toEqual({
        ...{ what, drawn: paris, value: own, isSame: true },
      })
      expect((await shownBy(form, '2026-11-20')).value).toBe('2026-11-20')
    }
  })

  it('one’s own report stays what was written', async () => {
    at('2026-11-25T14:00:00Z')
    vi.stubEnv('TZ', 'Pacific/Noumea')
    const form = await formIn(await PAGES[2]?.[2](), DetailsForm)
    expect(renderToString(form)).toContain(`value="${TODAY}"`)
  })
})
