import type { CollectionConfig } from 'payload'

import { hiddenUnless, inShelters, isSuperAdmin, nobody } from '@/platform/access/builders'

const closed = {
  create: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
  admin: nobody,
}

/**
 * Rows of the ledger are read by those who see a shelter's gifts and written by commands alone:
 * nobody types money. A gift to the platform has no shelter: super admins read it.
 */
export const ledgerAccess: CollectionConfig['access'] = {
  ...closed,
  read: inShelters('viewGiving'),
}

/** Rows across shelters. */
export const platformAccess: CollectionConfig['access'] = { ...closed, read: isSuperAdmin }

export const givingAdmin: CollectionConfig['admin'] = {
  group: 'Dons',
  hideAPIURL: true,
  hidden: hiddenUnless('viewGiving'),
  pagination: { defaultLimit: 12, limits: [12, 24, 48, 96] },
}

/** What the collections of the ledger have in common. */
export const ledger = {
  disableDuplicate: true,
  lockDocuments: false,
  forceSelect: { shelter: true },
} as const
