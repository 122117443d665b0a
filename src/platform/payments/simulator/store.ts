import { createHash, randomUUID } from 'node:crypto'

import type { Pool, PoolClient } from 'pg'

import { env } from '../../env'
import { openPool } from '../../db/pool'
import { ProviderDown, ProviderRefusal } from '../types'
import {
  SETTINGS,
  type Settings,
  type SimulatedAccount,
  type SimulatedCheckout,
  type SimulatedEvent,
  type SimulatedPayment,
  type SimulatedSubscription,
} from './model'

type Kinds = {
  checkout: SimulatedCheckout
  payment: SimulatedPayment
  subscription: SimulatedSubscription
  account: SimulatedAccount
}
export type Kind = keyof Kinds

const shared = ((globalThis as { patteSimulator?: { pool?: Pool } }).patteSimulator ??= {})

// A pool of its own, beside Payload's: what a provider writes is never undone by our transaction.
function pool(): Pool {
  if (!shared.pool) {
    shared.pool = openPool({
      connectionString: env.DATABASE_URL,
      max: 4,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 10_000,
      application_name: 'patte-blanche-simulator',
      allowExitOnIdle: true,
    })
  }
  return shared.pool
}

/** A new id that nobody guesses. */
export const newId = (prefix: string): string => `${prefix}_sim_${randomUUID().replaceAll('-', '')}`

const NEWEST = 'happened_at desc, created_at desc, id desc'

const INSERT = `insert into simulated_objects (id, kind, account, data, happened_at)
  values ($1, $2, $3, $4, $5) on conflict (id) do update set data = excluded.data`

/** What the simulator knows, within one transaction of its own. */
export class Store {
  /** Events of this transaction, in the order of what happened. */
  readonly events: SimulatedEvent[] = []

  constructor(
    private readonly client: PoolClient,
    readonly settings: Settings,
  ) {}

  /** The time of the simulator, whose clock can be moved. */
  now(): Date {
    return new Date(Date.now() + this.settings.offsetMs)
  }

  /** @throws {ProviderRefusal} `resource_missing` when that account has no such thing */
  async get<K extends Kind>(kind: K, id: string, account?: string | null): Promise<Kinds[K]> {
    const { rows } = await this.client.query<{ data: Kinds[K]; account: string | null }>(
      'select data, account from simulated_objects where kind = $1 and id = $2 for update',
      [kind, id],
    )
    const found = rows[0]
    if (!found || (account !== undefined && found.account !== account)) {
      throw new ProviderRefusal(`No such ${kind}: ${id}`, 'resource_missing')
    }
    return found.data
  }

  /** Writes a thing that is new or that `get` has locked. */
  async put<K extends Kind>(
    kind: K,
    data: Kinds[K],
    { account, at = this.now() }: { account: string | null; at?: Date },
  ): Promise<void> {
    await this.client.query(INSERT, [data.id, kind, account, JSON.stringify(data), at])
  }

  /** Keeps many things of one kind, each of which comes once, in one statement. */
  async putAll<K extends Kind>(
    kind: K,
    things: ReadonlyArray<{ data: Kinds[K]; account: string | null; at?: Date }>,
  ): Promise<void> {
    await this.client.query(
      `insert into simulated_objects (id, kind, account, data, happened_at)
       select id, $1, account, data, at
       from unnest($2::text[], $3::text[], $4::jsonb[], $5::timestamptz[])
         as things (id, account, data, at)
       on conflict (id) do update set data = excluded.data`,
      [
        kind,
        things.map(({ data }) => data.id),
        things.map(({ account }) => account),
        things.map(({ data }) => JSON.stringify(data)),
        things.map(({ at = this.now() }) => at),
      ],
    )
  }

  /** Things of one kind, newest first. */
  async list<K extends Kind>(
    kind: K,
    { where = 'true', values = [], limit = 1000, offset = 0, order = NEWEST }: Page = {},
  ): Promise<Array<Kinds[K]>> {
    const { rows } = await this.client.query<{ data: Kinds[K] }>(
      `select data from simulated_objects where kind = '${kind}' and (${where})
       order by ${order} limit ${limit} offset ${offset}`,
      values,
    )
    return rows.map(({ data }) => data)
  }

  async emit(event: SimulatedEvent): Promise<void> {
    await this.client.query(INSERT, [
      event.id,
      'event',
      event.account ?? null,
      JSON.stringify({ event, status: null }),
      this.now(),
    ])
    this.events.push(event)
  }

  /** The events so far, newest first, with the status that each was answered, `null` if unsent. */
  async listEvents(limit = 100): Promise<Array<{ event: SimulatedEvent; status: number | null }>> {
    const { rows } = await this.client.query<{
      data: { event: SimulatedEvent; status: number | null }
    }>(
      `select data from simulated_objects where kind = 'event'
       order by created_at desc, id desc limit $1`,
      [limit],
    )
    return rows.map(({ data }) => data)
  }

  async noteDelivery(id: string, status: number): Promise<void> {
    await this.client.query(
      `update simulated_objects set data = jsonb_set(data, '{status}', $2)
       where id = $1 and kind = 'event'`,
      [id, JSON.stringify(status)],
    )
  }

  async saveSettings(settings: Settings): Promise<void> {
    await this.client.query(INSERT, ['settings', 'settings', null, JSON.stringify(settings), 'now'])
    Object.assign(this.settings, settings)
  }

  /**
   * Does a thing once for one key, however often and at how many places it is asked at once.
   * @throws {ProviderRefusal} `idempotency_error` when the key came with another question
   */
  async once<T>(key: string, question: unknown, work: () => Promise<T>): Promise<T> {
    const id = `key_${key}`
    const hash = createHash('sha256').update(JSON.stringify(question)).digest('hex')
    const made = await this.client.query(
      `insert into simulated_objects (id, kind, data, happened_at)
       values ($1, 'key', $2, now()) on conflict (id) do nothing`,
      [id, JSON.stringify({ hash })],
    )
    if (made.rowCount === 0) {
      const { rows } = await this.client.query<{ data: { hash: string; answer: T } }>(
        'select data from simulated_objects where id = $1',
        [id],
      )
      if (rows[0]?.data.hash !== hash) {
        throw new ProviderRefusal(`Key ${key} was used for something else`, 'idempotency_error')
      }
      return rows[0].data.answer
    }
    const answer = await work()
    await this.client.query(INSERT, [id, 'key', null, JSON.stringify({ hash, answer }), 'now'])
    return answer
  }
}

type Page = {
  /** SQL, written by this folder alone. */
  where?: string
  values?: unknown[]
  order?: string
  limit?: number
  offset?: number
}

async function readSettings(client: PoolClient): Promise<Settings> {
  const { rows } = await client.query<{ data: Settings }>(
    `select data from simulated_objects where id = 'settings'`,
  )
  return { ...SETTINGS, ...rows[0]?.data }
}

/**
 * Runs one piece of work in a transaction of the simulator.
 * @throws {ProviderDown} when its database does not answer
 */
export async function inStore<T>(work: (store: Store) => Promise<T>): Promise<[T, Store]> {
  let client: PoolClient | undefined
  try {
    client = await pool().connect()
    await client.query('begin')
    const store = new Store(client, await readSettings(client))
    const result = await work(store)
    await client.query('commit')
    return [result, store]
  } catch (error) {
    await client?.query('rollback').catch(() => undefined)
    if (error instanceof ProviderRefusal || error instanceof ProviderDown) throw error
    throw new ProviderDown('The simulator has no database', { cause: error })
  } finally {
    client?.release()
  }
}
