import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  Where,
} from 'payload'

import { createIn, hiddenUnless, inShelters, nobody, publicOr } from './access/builders'
import { idOf, type Permission } from './access/model'
import { guardPrivateFilters } from './access/private-filters'
import { touch } from './cache/outbox'
import { holdRow } from './db/hold-row'
import { destinationShelter } from './fields/own-shelter'

type Row = { id: string; shelter?: { id: string } | string | null }

type Options = Omit<CollectionConfig, 'access' | 'trash'> & {
  /** What a person needs in a shelter to write its rows, and to read those that are not public. */
  may: Permission
  /** The rows that anybody reads; without it all of them are the team's. */
  isPublic?: Where
  /** Tags of what the site shows of the rows of a shelter: it is drawn anew after each write. */
  refreshes: (shelter: string) => readonly string[]
}

/** Columns that everybody reads of a row that is public: those that do not say who reads them. */
const openColumns = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return openColumns(field.tabs.flatMap((tab) => tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return openColumns(field.fields)
    return 'name' in field && !('access' in field && field.access?.read) ? [field.name] : []
  })

/**
 * A collection whose rows belong to a shelter and have no versions: its team writes them, with a bin,
 * and a list and a form in the admin; nobody moves a row to a shelter that is not theirs. The
 * multi-tenant plugin of `payload.config.ts` gives it its field `shelter`.
 */
export function shelterCollection(options: Options): CollectionConfig {
  const { may, isPublic, refreshes, admin, hooks = {}, ...config } = options
  // Of other shelters one reads the public rows: what is private of them is told by no filter either.
  const guard = isPublic
    ? [guardPrivateFilters(['shelter', ...openColumns(config.fields)], may)]
    : []
  const tagsOf = (...rows: ReadonlyArray<Row | undefined>): string[] =>
    rows.flatMap((row) => {
      const shelter = idOf(row?.shelter)
      return shelter ? refreshes(shelter) : []
    })
  // What it was moved from is drawn anew too.
  const afterChange: CollectionAfterChangeHook<Row> = ({ doc, previousDoc, req }) =>
    touch(req, tagsOf(doc, previousDoc))
  const afterDelete: CollectionAfterDeleteHook<Row> = ({ doc, req }) => touch(req, tagsOf(doc))
  return {
    defaultSort: '-createdAt',
    disableDuplicate: true,
    ...config,
    access: {
      read: isPublic ? publicOr(isPublic, may) : inShelters(may),
      create: createIn(may),
      update: inShelters(may),
      delete: inShelters(may),
      readVersions: nobody,
      unlock: nobody,
      admin: nobody,
    },
    admin: {
      group: 'Contenu',
      hideAPIURL: true,
      hidden: hiddenUnless(may),
      pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
      ...admin,
    },
    trash: true,
    hooks: {
      ...hooks,
      beforeOperation: [holdRow, ...guard, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [destinationShelter(config.slug, may), ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
    },
  }
}
