import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { z } from 'zod'

import { migrations } from '../../../migrations'
import { log } from '../log'
import { openPayload } from '../payload'
import { storage } from '../storage'
import { HttpError } from './errors'
import { defineRoute } from './route'

export const health = defineRoute({
  method: 'GET',
  path: '/api/health',
  summary: 'Le programme est-il vivant ?',
  description: 'Ne demande rien à la base de données.',
  tags: ['Service'],
  auth: 'public',
  answers: {
    200: {
      description: 'Il répond',
      schema: z.object({ success: z.literal(true), status: z.literal('ok') }),
    },
  },
  handler: async () => ({ success: true, status: 'ok' }),
})

async function database(): Promise<PostgresAdapter['drizzle']> {
  const { drizzle } = (await openPayload()).db
  await drizzle.execute(sql`select 1`)
  return drizzle
}

async function schema(): Promise<void> {
  const drizzle = await database()
  const { rows } = await drizzle.execute<{ name: string }>(
    sql`select name from payload_migrations where batch > 0`,
  )
  const applied = new Set(rows.map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  if (missing.length > 0) throw new Error(`${missing.length} migrations are missing`)
}

const CHECKS = {
  database,
  migrations: schema,
  storage: () => storage.check(),
} satisfies Record<string, () => Promise<unknown>>

export const ready = defineRoute({
  method: 'GET',
  path: '/api/ready',
  summary: 'Le programme peut-il servir des visiteurs ?',
  tags: ['Service'],
  auth: 'public',
  answers: {
    200: {
      description: 'Base de données, migrations et stockage répondent',
      schema: z.object({ success: z.literal(true), checks: z.record(z.string(), z.literal('ok')) }),
    },
  },
  handler: async () => {
    const results = await Promise.all(
      Object.entries(CHECKS).map(async ([name, check]) => {
        const problem = await check().then(
          () => null,
          (error: unknown) => error,
        )
        if (problem) log.error({ check: name, error: String(problem) }, 'not ready')
        return [name, problem ? 'failed' : 'ok'] as const
      }),
    )
    const checks = Object.fromEntries(results)
    const failed = results.filter(([, state]) => state === 'failed').map(([name]) => name)
    if (failed.length > 0) {
      throw new HttpError(503, `Le service n’est pas prêt : ${failed.join(', ')}`, {
        more: { checks },
      })
    }
    return { success: true, checks }
  },
})
