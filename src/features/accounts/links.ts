import { createHash, randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ZodType } from 'zod'

import { sessionOf } from '@/platform/db/session'

/** What a link of an e-mail stands for, until it is used or too old. */
type Kept = {
  /** End of the link, in milliseconds since 1970. */
  expires: number
}

/** A link as it is found again; `id` is the fingerprint of its token. */
export type KeptLink<Data extends Kept> = Data & { id: string }

/** Only the fingerprint of a token is kept: who reads the database opens nothing. */
export const fingerprint = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** A token that nobody guesses, for the address of a page. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Links that are sent by e-mail and work once.
 * @param kind what the links are for; unique in the program
 * @param schema what is kept of one; whatever else stands under its name is no link
 */
export function keepLinks<Data extends Kept>(kind: string, schema: ZodType<Data>) {
  const prefix = `${kind}:`

  async function run(
    req: PayloadRequest,
    query: ReturnType<typeof sql>,
  ): Promise<Array<KeptLink<Data>>> {
    const session = await sessionOf(req)
    const { rows } = await session.execute<{ key: string; data: unknown }>(query)
    return rows.flatMap((row) => {
      const { data } = schema.safeParse(row.data)
      return data ? [{ ...data, id: row.key.slice(prefix.length) }] : []
    })
  }

  return {
    /**
     * Keeps a link; forgets those it takes the place of, and all that are too old.
     * @param replaced what the links that stop working have in common
     */
    async keep(req: PayloadRequest, id: string, data: Data, replaced: Partial<Data>) {
      await run(
        req,
        sql`
          delete from payload_kv where starts_with(key, ${prefix}) and (
            (data->>'expires')::bigint < ${Date.now()}
            or data @> ${JSON.stringify(replaced)}::jsonb
          )
        `,
      )
      await run(
        req,
        sql`
          insert into payload_kv (id, key, data)
          values (gen_random_uuid(), ${prefix + id}, ${JSON.stringify(data)}::jsonb)
        `,
      )
    },
    /** Those that still work and have this in common, the one that ends first at the top. */
    list: (req: PayloadRequest, common: Partial<Data>): Promise<Array<KeptLink<Data>>> =>
      run(
        req,
        sql`
          select key, data from payload_kv
          where starts_with(key, ${prefix}) and data @> ${JSON.stringify(common)}::jsonb
            and (data->>'expires')::bigint >= ${Date.now()}
          order by data->>'expires'
        `,
      ),
    /** One that still works; null for any other. */
    async find(req: PayloadRequest, id: string): Promise<KeptLink<Data> | null> {
      const query = sql`
        select key, data from payload_kv
        where key = ${prefix + id} and (data->>'expires')::bigint >= ${Date.now()}
      `
      return (await run(req, query))[0] ?? null
    },
    /** Takes one away: of several who do so at once, one gets it and the others get null. */
    async take(req: PayloadRequest, id: string): Promise<KeptLink<Data> | null> {
      const query = sql`
        delete from payload_kv
        where key = ${prefix + id} and (data->>'expires')::bigint >= ${Date.now()}
        returning key, data
      `
      return (await run(req, query))[0] ?? null
    },
  }
}
