import { randomUUID } from 'node:crypto'

import { strFromU8, unzipSync } from 'fflate'
import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { login } from '@/features/accounts/api'
import { askOwnData, downloadOwnData, readOwnData } from '@/features/privacy/archive/api'
import type { OwnArchive } from '@/features/privacy/archive/model'
import { env } from '@/platform/env'
import { serve } from '@/platform/http/serve'
import { storage } from '@/platform/storage'

import { adoptionForm } from './adoption-form'
import { PASSWORD, type World } from './access/world'
import { teamOf } from './adoptions'
import { call } from './in-process'

const CONFIRMED = { emailVerified: '2026-01-01T10:00:00.000Z' }

/** Asks for the file of an archive as somebody does whose cookies are these. */
export const downloadWith = (
  archiveId: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  serve(downloadOwnData, new Request(`${env.publicUrl}/api/user/data/${archiveId}`, { headers }), {
    archiveId,
  })

/** What is in an archive: the text of each file, by its path. */
export async function openArchive(answer: Response): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))
}

/** People of one test alone, and what they do with their archives. */
export function archivesIn(network: () => { payload: Payload; world: World; pool: Pool }) {
  /** Somebody of one test alone, and what they do with their archives. */
  async function somebody(name: string, more: object = CONFIRMED) {
    const email = `${name}@exemple.fr`
    const { payload, world, pool } = network()
    const { id } = await payload.create({
      collection: 'users',
      overrideAccess: true,
      data: { email, name, password: PASSWORD, ...more },
    })
    const opened = await call(world, login, { body: { email, password: PASSWORD } })
    const headers = { cookie: `payload-token=${String(opened.json.token)}` }
    const ask = (currentPassword = PASSWORD) =>
      call(world, askOwnData, { body: { currentPassword }, headers })
    const askedId = async () => ((await ask()).json.data as OwnArchive[])[0]?.id as string
    const seen = async () => (await call(world, readOwnData, { headers })).json.data as OwnArchive[]
    const download = (archive: string) => downloadWith(archive, headers)
    const told = async () =>
      (
        await pool.query<{ subject: string; text: string }>(
          'select subject, text from emails where "to" = $1 order by created_at',
          [email],
        )
      ).rows
    return { id, email, headers, ask, askedId, seen, download, told }
  }

  /** An answer of somebody, with files of which the storage has those that have contents. */
  async function answerWith(
    email: string,
    files: ReadonlyArray<{ name: string; text: string | null }>,
  ) {
    const { payload, world, pool } = network()
    const form = await adoptionForm(payload, world)
    await form.answer(await teamOf(payload, world).animal(), email)
    const stored = []
    for (const { name, text } of files) {
      const key = `private/forms/${world.a.shelter}/${randomUUID()}.txt`
      if (text !== null) await storage.write(key, Buffer.from(text))
      stored.push({ id: randomUUID(), name, key, size: 1 })
    }
    await pool.query('update form_submissions set files = $2 where sender_email = $1', [
      email,
      JSON.stringify(stored),
    ])
    return stored.map(({ key }) => key)
  }

  return { somebody, answerWith }
}
