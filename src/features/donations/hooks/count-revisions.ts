import type { CollectionBeforeChangeHook } from 'payload'

type Row = { id: string; revision?: number }

/** Each write counts, so that whoever read before it knows that they are late. */
export const countRevisions: CollectionBeforeChangeHook<Row> = ({
  data,
  originalDoc,
  operation,
}) => ({
  ...data,
  revision: operation === 'create' ? 0 : (originalDoc?.revision ?? 0) + 1,
})
