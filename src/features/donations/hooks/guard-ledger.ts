import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'

/** What was written in the ledger stays as it was written (docs/decisions/money.md). */
export const neverChange: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  throw new APIError('Une ligne du grand livre ne se modifie pas', 422)
}

/** Accounting is kept ten years (article L123-22 of the Code de commerce), and longer here. */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('Une écriture de don ne se supprime pas', 422)
}
