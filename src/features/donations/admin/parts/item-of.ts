import { idOf } from '@/platform/access/model'

type Row = { id: string; shelter?: string | { id: string } | null }

/** The row that Payload has read with the person's own rights, and its shelter. */
export function itemOf(doc: unknown): { id: string; shelter: string } | null {
  const row = doc as Row | null | undefined
  const shelter = idOf(row?.shelter)
  return row?.id && shelter ? { id: row.id, shelter } : null
}
