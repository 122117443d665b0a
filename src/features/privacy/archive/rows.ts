import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

import { archiveKey, expiryOf, type ArchiveState, type StoredArchive } from './model'

type Row = {
  id: string
  state: ArchiveState
  asked_at: string
  moved_at: string
  files_done: number
  files_total: number | null
  bytes: string | null
  expires_at: string | null
}

const iso = (at: string): string => new Date(at).toISOString()

const archiveOf = (row: Row): StoredArchive => ({
  id: row.id,
  state: row.state,
  askedAt: iso(row.asked_at),
  movedAt: iso(row.moved_at),
  filesDone: row.files_done,
  filesTotal: row.files_total,
  bytes: row.bytes === null ? null : Number(row.bytes),
  expiresAt: row.expires_at && iso(row.expires_at),
})

/** All archives of a person, newest first. */
export async function archivesOf(execute: Execute, user: string): Promise<StoredArchive[]> {
  const { rows } = await execute<Row>(sql`
    select id, state, asked_at, moved_at, files_done, files_total, bytes, expires_at
    from data_archives where user_id = ${user} order by asked_at desc, id desc
  `)
  return rows.map(archiveOf)
}

/**
 * Writes a new archive; what nobody finished before it is given up.
 * @param id a new one
 */
export async function insertArchive(execute: Execute, id: string, user: string): Promise<void> {
  await execute(sql`
    update data_archives set state = 'FAILED' where user_id = ${user} and state = 'MAKING'
  `)
  await execute(sql`
    insert into data_archives (id, user_id, file_key) values (${id}, ${user}, ${archiveKey(id)})
  `)
}

/**
 * Takes an archive to make it: not one that is ready, nor one after which the person asked for
 * another.
 * @returns whose it is
 */
export async function takeArchive(execute: Execute, id: string): Promise<string | null> {
  const { rows } = await execute<{ user_id: string }>(sql`
    update data_archives a
    set state = 'MAKING', files_done = 0, files_total = null, moved_at = now()
    where a.id = ${id} and a.state <> 'READY' and not exists (
      select 1 from data_archives later
      where later.user_id = a.user_id and later.asked_at > a.asked_at)
    returning a.user_id
  `)
  return rows[0]?.user_id ?? null
}

export async function archiveExists(execute: Execute, id: string): Promise<boolean> {
  const { rows } = await execute(sql`select 1 from data_archives where id = ${id}`)
  return rows.length > 0
}

/** Says how far it is. @returns whether it is still wanted */
export async function moveArchive(
  execute: Execute,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const { rows } = await execute(sql`
    update data_archives set files_done = ${done}, files_total = ${total}, moved_at = now()
    where id = ${id} and state = 'MAKING' returning id
  `)
  return rows.length > 0
}

/** Says that it is ready. @returns whether it is still wanted */
export async function finishArchive(
  execute: Execute,
  id: string,
  { bytes, now }: { bytes: number; now: Date },
): Promise<boolean> {
  const { rows } = await execute(sql`
    update data_archives set state = 'READY', bytes = ${bytes}, files_done = coalesce(files_total, 0),
      moved_at = now(), expires_at = ${expiryOf(now).toISOString()}
    where id = ${id} and state = 'MAKING' returning id
  `)
  return rows.length > 0
}

/** Says that it will not be ready. @returns whether it was still wanted */
export async function failArchive(execute: Execute, id: string): Promise<boolean> {
  const { rows } = await execute(sql`
    update data_archives set state = 'FAILED', moved_at = now()
    where id = ${id} and state = 'MAKING' returning id
  `)
  return rows.length > 0
}

/**
 * Takes away the rows whose time has come, and those whose person is gone.
 * @param asked what was asked for before and is not ready is old
 * @returns the keys of their files
 */
export async function deleteOldArchives(
  execute: Execute,
  { now, asked }: { now: Date; asked: Date },
): Promise<string[]> {
  const { rows } = await execute<{ file_key: string }>(sql`
    delete from data_archives a
    where a.expires_at <= ${now.toISOString()}
      or (a.expires_at is null and a.asked_at < ${asked.toISOString()})
      or not exists (select 1 from users u where u.id = a.user_id)
    returning a.file_key
  `)
  return rows.map(({ file_key: key }) => key)
}
