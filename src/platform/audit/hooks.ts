import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  PayloadRequest,
  Plugin,
} from 'payload'

import { idOf } from '../access/model'
import { insertRows } from '../db/insert-rows'
import { note as noteRow, type Writer } from '../db/together'
import { extendEverything } from '../plugins'
import { changes, type ClearColumns } from './model'

type Doc = Record<string, unknown> & { id: string }

type Entry = {
  action: 'CREATE' | 'UPDATE' | 'DELETE'
  collection: string
  before: Doc | null
  after: Doc | null
  /** What was done, when the columns alone do not say it. */
  note?: string
}

function shelterOf(collection: string, doc: Doc): string | null {
  if (collection === 'shelters') return doc.id
  return idOf(doc.shelter as string | { id: string } | null)
}

/** What a collection or a global says of its columns (`auditKeeps`); a table of ours says nothing. */
function clearColumnsOf({ config }: Payload, slug: string): ClearColumns | undefined {
  const named = [...config.collections, ...config.globals].find((each) => each.slug === slug)
  return named?.custom?.auditKeeps as ClearColumns | undefined
}

/** A line as the table has it. */
type Line = Pick<Entry, 'action'> & {
  entity: string
  entityId: string
  user: string
  shelter: string | null
  note: string | null
  before: object
  after: object
  createdAt: string
  updatedAt: string
}

/** Straight to the database: the log has no hooks, no access and no reader here. */
const store: Writer<Line> = (req, lines) => insertRows(req, 'audit_log', lines)

/**
 * Writes one line of the audit log for a write of a person. Collections do it by
 * themselves (`auditPlugin`); for commands that write by SQL.
 */
export async function record(
  req: PayloadRequest,
  { action, collection, before, after, note }: Entry,
) {
  const doc = after ?? before
  // A write without a person is the program's own (seed, jobs).
  if (!doc || !req.user) return
  const difference = changes(clearColumnsOf(req.payload, collection), before, after)
  if (action === 'UPDATE' && !note && Object.keys(difference.after).length === 0) return
  const now = new Date().toISOString()
  await noteRow(req, store, {
    action,
    entity: collection,
    entityId: doc.id,
    user: req.user.id,
    shelter: shelterOf(collection, doc),
    note: note ?? req.context.auditNote ?? null,
    ...difference,
    createdAt: now,
    updatedAt: now,
  })
}

/** Writes a line of the audit log for each change, in the change's own transaction. */
function audited(config: CollectionConfig): CollectionConfig {
  const logChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    const created = operation === 'create'
    await record(req, {
      action: created ? 'CREATE' : 'UPDATE',
      collection: config.slug,
      before: created ? null : (previousDoc as Doc),
      after: doc as Doc,
    })
  }
  const logDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await record(req, {
      action: 'DELETE',
      collection: config.slug,
      before: doc as Doc,
      after: null,
    })
  }
  return {
    ...config,
    hooks: {
      ...config.hooks,
      afterChange: [...(config.hooks?.afterChange ?? []), logChange],
      afterDelete: [...(config.hooks?.afterDelete ?? []), logDelete],
    },
  }
}

/** The same for a global, whose only row is known by its name. */
function auditedGlobal(config: GlobalConfig): GlobalConfig {
  const logChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const named = (row: unknown) => ({ ...(row as Doc), id: config.slug })
    await record(req, {
      action: 'UPDATE',
      collection: config.slug,
      before: named(previousDoc),
      after: named(doc),
    })
    return doc as unknown
  }
  return {
    ...config,
    hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), logChange] },
  }
}

/** Every write of a person leaves a line in the audit log. @param except collections that leave none */
export const auditPlugin = (except: readonly CollectionConfig[]): Plugin =>
  extendEverything({ collection: audited, global: auditedGlobal, except })
