import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { NextRequest } from 'next/server'
import type { Field } from 'payload'
import { describe, expect, it, vi } from 'vitest'

import { withTextNames } from './task-names'

const PAYLOAD = path.dirname(fileURLToPath(import.meta.resolve('payload')))
const DRIZZLE = path.join(PAYLOAD, '../../@payloadcms/drizzle/dist')

/** A file of the inside of Payload. */
const inside = (folder: string, file: string) =>
  import(pathToFileURL(path.join(folder, file)).href) as Promise<Record<string, unknown>>

type Work = (...args: unknown[]) => Promise<unknown>

/**
 * What Payload and Next.js do without each patch. A test that fails here says that they do it well
 * by now: the patch of that name goes, with its test.
 */
describe('what still needs a patch', () => {
  it('browser-ajv: the admin brings along what compiles schemas of JSON', () => {
    const rules = readFileSync(path.join(PAYLOAD, 'fields/validations.js'), 'utf8')
    const shared = readFileSync(path.join(PAYLOAD, 'exports/shared.js'), 'utf8')
    expect(rules).toMatch(/^import Ajv from 'ajv'/m)
    expect(shared).toContain("from '../fields/validations.js'")
  })

  it('honest-commits: Payload takes a COMMIT that failed for done', async () => {
    const { commitTransaction } = await inside(DRIZZLE, 'transactions/commitTransaction.js')
    const session = { resolve: () => Promise.reject(new Error('cut')), reject: vi.fn() }
    const commit = (commitTransaction as Work).call({ sessions: { one: session } }, 'one')
    await expect(commit).resolves.toBeUndefined()
    expect(session.reject).toHaveBeenCalled()
  })

  it('sessions-alone: to begin a session Payload writes the whole person as it read them', async () => {
    const { addSessionToUser } = await inside(PAYLOAD, 'auth/sessions.js')
    const updateOne = vi.fn()
    await (addSessionToUser as Work)({
      collectionConfig: { slug: 'users', auth: { useSessions: true, tokenExpiration: 60 } },
      payload: { db: { updateOne } },
      req: {},
      user: { id: 'u', name: 'Zoé', memberships: [{ shelter: 's', role: 'ADMIN' }] },
    })
    expect(updateOne.mock.lastCall?.[0]).toMatchObject({
      id: 'u',
      data: { name: 'Zoé', memberships: [{ role: 'ADMIN' }], updatedAt: null },
    })
  })

  it('task-names: Payload makes a closed list of the names of tasks', async () => {
    const { getDefaultJobsCollection } = await inside(PAYLOAD, 'queues/config/collection.js')
    const jobs = { tasks: [{ slug: 'mine' }], access: {}, workflows: [] }
    const made = (getDefaultJobsCollection as (jobs: unknown) => { slug: string; fields: Field[] })(
      jobs,
    )
    const kindsOf = (fields: Field[]): string[] =>
      fields.flatMap((field) => {
        const own = 'name' in field && field.name === 'taskSlug' ? [field.type] : []
        if (field.type === 'tabs') return field.tabs.flatMap((tab) => kindsOf(tab.fields))
        return field.type === 'array' ? kindsOf(field.fields) : own
      })
    expect(kindsOf(made.fields)).toEqual(['select', 'select'])
    expect(kindsOf(withTextNames(made).fields)).toEqual(['text', 'text'])
  })

  it('system-collections: whoever is signed in reads all locks of all shelters', async () => {
    const { getLockedDocumentsCollection } = await inside(PAYLOAD, 'locked-documents/config.js')
    const { access } = (
      getLockedDocumentsCollection as (config: unknown) => {
        access: { read: (asked: unknown) => unknown }
      }
    )({ collections: [{ slug: 'users', auth: true }] })
    expect(access.read({ req: { user: { id: 'a visitor' } } })).toBe(true)
  })

  // Payload's form runs in a browser alone, so its text is read.
  const submit = (): string => {
    const file = path.join(PAYLOAD, '../../@payloadcms/ui/dist/forms/Form/index.js')
    return readFileSync(file, 'utf8')
  }
  it('watch-requests: the form keeps for itself why a save was refused', () => {
    const [, refused = ''] =
      /Array\.isArray\(json\.errors\)\) \{([\s\S]*?)\n {8}\}\n/.exec(submit()) ?? []
    expect(refused).toContain('errorToast(')
    expect(refused.trim().endsWith('return;')).toBe(true)
  })
  it('network-failures: the form shows the words of the browser for a network that is away', () => {
    expect(submit()).toMatch(/catch \((\w+)\) \{[\s\S]{0,400}errorToast\(\1/)
  })

  it('peer: a request of Next.js does not know from where it comes', () => {
    const request = new NextRequest('http://here')
    expect(['ip', 'socket', 'remoteAddress'].filter((name) => name in request)).toEqual([])
  })
})
