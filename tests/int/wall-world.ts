import type { Payload } from 'payload'

import { flagWallPost, writeWallPost } from '@/features/wall/api'

import type { Who, World } from './access/world'
import { call, type Answer } from './in-process'

/** What people do on the wall, and what is kept of it. */
export function wallWorld(payloadOf: () => Payload, worldOf: () => World) {
  const pool = () => payloadOf().db.pool
  const write = (as: Who, more: object = {}): Promise<Answer> =>
    call(worldOf(), writeWallPost, { as, body: { body: 'Tout va bien ici.', ...more } })
  const idOf = ({ json }: Answer): string =>
    /[0-9a-f-]{36}/.exec(String(json.next))?.[0] ?? 'no post'
  return {
    pool,
    write,
    idOf,
    /** A post that is online. */
    online: async (as: Who, more: object = {}): Promise<string> => idOf(await write(as, more)),
    row: async (id: string) =>
      (await pool().query<Record<string, never>>('select * from wall_posts where id = $1', [id]))
        .rows[0] as unknown as {
        status: string
        photos: Array<{ key: string; cardKey: string }>
        is_on_sheet: boolean
        version: number
        body: string
      },
    flag: (as: Who, id: string, more: object = {}) =>
      call(worldOf(), flagWallPost, { as, params: { id }, body: { kind: 'INSULT', ...more } }),
    forget: async () => {
      for (const table of ['flags', 'wall_likes', 'wall_comments', 'wall_posts', 'notifications'])
        await pool().query(`delete from ${table}`)
      await pool().query(`delete from rate_limits where key like 'wall-%'`)
    },
  }
}
