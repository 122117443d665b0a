import type { CollectionConfig } from 'payload'

import { hiddenUnless, inShelters, nobody } from '../access/builders'

export const AUDIT_ACTIONS = { CREATE: 'Création', UPDATE: 'Modification', DELETE: 'Suppression' }

/** Who changed what, when, from what to what. Written by the program alone, never edited. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Ligne du journal', plural: 'Journal des modifications' },
  access: {
    read: inShelters('manageSettings'),
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: {
    group: 'Refuge',
    hideAPIURL: true,
    hidden: hiddenUnless('manageSettings'),
    useAsTitle: 'entity',
    defaultColumns: ['createdAt', 'action', 'entity', 'user'],
    description: 'Chaque modification faite par l’équipe, avec son auteur et sa date.',
    components: {
      views: {
        list: { Component: '@/admin/audit/AuditView#AuditView' },
        edit: { root: { Component: '@/admin/audit/AuditView#AuditLineView' } },
      },
    },
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['shelter', 'createdAt'] }, { fields: ['entity', 'entityId'] }],
  fields: [
    {
      name: 'action',
      type: 'select',
      label: 'Action',
      required: true,
      options: Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label })),
    },
    { name: 'entity', type: 'text', label: 'Objet', required: true },
    { name: 'entityId', type: 'text', label: 'Identifiant', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Auteur' },
    { name: 'shelter', type: 'relationship', relationTo: 'shelters', label: 'Refuge' },
    { name: 'note', type: 'text', label: 'Remarque' },
    { name: 'before', type: 'json', label: 'Avant' },
    { name: 'after', type: 'json', label: 'Après' },
  ],
}
