import type { CollectionConfig, Field } from 'payload'

import { isSuperAdmin, nobody } from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import { KIND_LABELS, PLACE_LIMITS as MAX, STATE_LABELS } from './model'

const needed = (field: Field): Field => ({ ...field, required: true }) as Field
const line = (name: string, label: string, maxLength: number): Field => {
  return { name, type: 'text', label, maxLength }
}
const box = (name: string, label: string): Field => {
  return { name, type: 'checkbox', label, defaultValue: false }
}
const moment = (name: string, label: string): Field => ({ name, type: 'date', label })
const choice = (name: string, label: string, labels: Record<string, string>): Field => {
  return { name, type: 'select', label, options: optionsOf(labels), required: true }
}

/** What everybody reads once it is published. */
const shown: Field[] = [
  needed(line('name', 'Nom', MAX.name)),
  { name: 'slug', type: 'text', label: 'Adresse', required: true, unique: true },
  choice('kind', 'Nature', KIND_LABELS),
  { name: 'text', type: 'textarea', label: 'Présentation', maxLength: MAX.text },
  line('address', 'Numéro et rue', MAX.address),
  needed(line('communeCode', 'Code INSEE', 5)),
  needed(line('communeName', 'Commune', 80)),
  needed(line('department', 'Département', 3)),
  row(
    { name: 'lat', type: 'number', label: 'Latitude', required: true },
    { name: 'lng', type: 'number', label: 'Longitude', required: true },
  ),
  needed(line('timezone', 'Fuseau horaire', 40)),
  line('phone', 'Téléphone', MAX.phone),
  line('site', 'Site', MAX.site),
  box('isAccessible', 'Accessible en fauteuil roulant'),
  box('isAlwaysOpen', 'Ouvert 24 h sur 24'),
  box('takesEmergencies', 'Reçoit les urgences'),
  { name: 'accepts', type: 'json', label: 'Animaux acceptés' },
  { name: 'openingHours', type: 'json', label: 'Horaires' },
  { name: 'openingExceptions', type: 'json', label: 'Exceptions' },
  { name: 'openTable', type: 'json', label: 'Horaires, pour chercher' },
]

/** Who suggested it, and what became of it. */
const life: Field[] = [
  { ...choice('status', 'État', STATE_LABELS), defaultValue: 'PENDING' } as Field,
  line('contactName', 'Proposé par', MAX.contactName),
  { name: 'email', type: 'email', label: 'Son e-mail' },
  { name: 'createdBy', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
  moment('confirmedAt', 'Envoyé le'),
  moment('publishedAt', 'Publié le'),
  moment('rejectedAt', 'Refusé le'),
  { name: 'rejectedFor', type: 'text', label: 'Pourquoi', maxLength: MAX.reason },
]

/** Who proved that it is theirs, and how often it was written: a form names the version that it read. */
const hands: Field[] = [
  { name: 'owner', type: 'relationship', label: 'Tenue par', relationTo: 'users', index: true },
  moment('ownedAt', 'Tenue depuis le'),
  { name: 'version', type: 'number', label: 'Version', required: true, defaultValue: 1 },
  // Of a file that it came in with: its line is one place, however often it is sent.
  { name: 'importKey', type: 'text', label: 'Import', unique: true, admin: { hidden: true } },
  // Key of the save that wrote it last; see `platform/http/save-keys`.
  { name: 'lastSave', type: 'text', label: 'Clé d’envoi', maxLength: 32, admin: { hidden: true } },
]

/**
 * Vets, shops, trainers: places that anybody may suggest and that the desk publishes. Written by
 * commands alone; the site reads what is public through `queries.ts`, and nothing else leaves the
 * server.
 */
export const Places: CollectionConfig = {
  slug: 'places',
  labels: { singular: 'Adresse', plural: 'Adresses' },
  custom: auditKeeps({ only: ['kind', 'status', 'slug', 'publishedAt', 'rejectedAt'] }),
  access: {
    read: isSuperAdmin,
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'name' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeOperation: [holdRow] },
  fields: [...shown, ...life, ...hands],
}
