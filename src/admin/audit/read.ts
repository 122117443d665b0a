import type { FlattenedField, PayloadRequest, Where } from 'payload'

import type { AuditLog } from '@/payload-types'
import { AUDIT_ACTIONS } from '@/platform/audit/collection'
import { idOf } from '@/platform/access/model'
import { isCollection } from '@/platform/fields/collections'
import { isId } from '@/platform/ids.model'
import { listParams, pageParam, textParam } from '@/ui/AdminList/list-params'

import { changesInWords, type Change, type Column } from './model'

/** Lines of one page. */
const PER_PAGE = 20

/** What the list shows, as it stands in the address of the screen. */
export const auditList = listParams({
  entity: textParam('entity', (text) => /^[a-z-]{1,40}$/.test(text)),
  entityId: textParam('entityId', isId),
  page: pageParam,
})
export type AuditQuery = typeof auditList.usual

export type AuditLine = {
  id: string
  action: string
  /** Kind of thing, in French: « Animal ». */
  kind: string
  /** Its name, when it is still there and the person may read it. */
  name: string | null
  href: string | null
  author: string
  at: string
  note: string | null
  changes: Change[]
}

export type AuditPage = { lines: AuditLine[]; page: number; pages: number; total: number }

const textOf = (label: unknown, otherwise: string): string =>
  typeof label === 'string' ? label : otherwise

function columnOf(field: FlattenedField): Column | null {
  const label = 'label' in field ? field.label : undefined
  if (typeof label !== 'string') return null
  const options =
    'options' in field
      ? field.options.flatMap((each) =>
          typeof each === 'string'
            ? [{ value: each, label: each }]
            : [{ value: each.value, label: textOf(each.label, each.value) }],
        )
      : undefined
  return { name: field.name, label, type: field.type, ...(options && { options }) }
}

/** The collections and globals of the product, with the words of their screens. */
function wordsOf(req: PayloadRequest) {
  const { collections, config } = req.payload
  const configs = [
    ...Object.values(collections).map(({ config: each }) => ({
      slug: each.slug,
      label: textOf(each.labels.singular, each.slug),
      title: each.admin.useAsTitle,
      fields: each.flattenedFields,
    })),
    ...config.globals.map((each) => ({
      slug: each.slug,
      label: textOf(each.label, each.slug),
      title: undefined,
      fields: each.flattenedFields,
    })),
  ]
  return new Map(
    configs.map(({ slug, label, title, fields }) => {
      const columns = fields.map(columnOf).filter((each) => each !== null)
      const name: string = slug
      return [name, { label, title, columns: new Map(columns.map((each) => [each.name, each])) }]
    }),
  )
}

type Words = ReturnType<typeof wordsOf>

export const entityChoices = (req: PayloadRequest): Array<[string, string]> =>
  [...wordsOf(req)]
    .filter(([slug]) => !slug.startsWith('payload-') && !['audit-log', 'emails'].includes(slug))
    .map(([slug, { label }]): [string, string] => [slug, label])
    .sort(([, one], [, other]) => one.localeCompare(other, 'fr'))

/** Names of the things of some lines, as far as the person may read them, by their id. */
async function namesOf(
  req: PayloadRequest,
  lines: readonly AuditLog[],
  words: Words,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const slug of new Set(lines.map(({ entity }) => entity))) {
    const title = words.get(slug)?.title
    if (!title || title === 'id' || !isCollection(req.payload, slug)) continue
    const ids = lines.filter(({ entity }) => entity === slug).map(({ entityId }) => entityId)
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { in: ids.filter((id) => isId(id)) } },
      overrideAccess: false,
      req,
      depth: 0,
      limit: PER_PAGE,
      pagination: false,
    })
    for (const row of docs) {
      const name: unknown = Reflect.get(row, title)
      if (typeof name === 'string') names.set(String(row.id), name)
    }
  }
  return names
}

/** Names of the people who wrote the lines. */
async function authorsOf(req: PayloadRequest, lines: readonly AuditLog[]) {
  const ids = lines.map(({ user }) => idOf(user)).filter((id) => id !== null)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    // Whoever reads a line of the log reads who wrote it: their name, and nothing else.
    overrideAccess: true,
    req,
    depth: 0,
    limit: PER_PAGE,
    pagination: false,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

const jsonOf = (value: unknown): Record<string, unknown> | null =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null

/**
 * A page of the log in words, newest first, of the shelters that the person sees the log of.
 * @param shelter the one in hand; null for all of theirs
 */
export async function readAudit(
  req: PayloadRequest,
  shelter: string | null,
  { entity, entityId, page }: AuditQuery,
  only?: string,
): Promise<AuditPage> {
  const where: Where = {
    and: [
      ...(shelter ? [{ shelter: { equals: shelter } }] : []),
      ...(entity ? [{ entity: { equals: entity } }] : []),
      ...(entityId ? [{ entityId: { equals: entityId } }] : []),
      ...(only ? [{ id: { equals: only } }] : []),
    ],
  }
  const found = await req.payload.find({
    collection: 'audit-log',
    where,
    overrideAccess: false,
    req,
    depth: 0,
    limit: PER_PAGE,
    page,
    sort: '-createdAt',
  })
  const words = wordsOf(req)
  const [names, authors] = await Promise.all([
    namesOf(req, found.docs, words),
    authorsOf(req, found.docs),
  ])
  const lines = found.docs.map((row): AuditLine => {
    const of = words.get(row.entity)
    const name = names.get(row.entityId) ?? null
    return {
      id: row.id,
      action: AUDIT_ACTIONS[row.action],
      kind: of?.label ?? 'Élément',
      name,
      href: name === null ? null : `/admin/collections/${row.entity}/${row.entityId}`,
      author: authors.get(idOf(row.user) ?? '') ?? 'Compte supprimé',
      at: row.createdAt,
      note: row.note ?? null,
      changes: changesInWords(jsonOf(row.before), jsonOf(row.after), of?.columns ?? new Map()),
    }
  })
  return { lines, page: found.page ?? 1, pages: found.totalPages, total: found.totalDocs }
}
