import { idOf } from '@/platform/access/model'

type Row = { id: string; shelter?: string | { id: string } | null }

/** The row that Payload has read with the person's own rights, and its shelter when it has one. */
export function itemOf(doc: unknown): { id: string; shelter: string | null } | null {
  const row = doc as Row | null | undefined
  return row?.id ? { id: row.id, shelter: idOf(row.shelter) } : null
}
