import type { CollectionConfig, Field } from 'payload'

import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import { isSuperAdmin, nobody } from '@/platform/access/builders'
import { auditKeeps } from '@/platform/audit/model'
import { holdRow } from '@/platform/db/hold-row'
import { optionsOf } from '@/platform/fields/options'
import { row } from '@/platform/fields/shorthand'

import {
  AGE_LABELS,
  CHIP_LABELS,
  COAT_LABELS,
  KIND_LABELS,
  LOST_FOUND_LIMITS as MAX,
  SIZE_LABELS,
  STATE_LABELS,
  WHEREABOUTS_LABELS,
} from './model'

const choice = (name: string, label: string, labels: Record<string, string>): Field => ({
  name,
  type: 'select',
  label,
  options: optionsOf(labels),
})
const needed = (field: Field): Field => ({ ...field, required: true }) as Field
const line = (name: string, label: string, maxLength: number): Field => ({
  name,
  type: 'text',
  label,
  maxLength,
})
const moment = (name: string, label: string): Field => ({ name, type: 'date', label })

/** The animal, as everybody may know it. */
const description: Field[] = [
  needed(choice('species', 'Espèce', SPECIES_LABELS)),
  line('name', 'Nom', MAX.name),
  needed(choice('sex', 'Sexe', SEX_LABELS)),
  row(choice('coat', 'Couleur', COAT_LABELS), choice('coat2', 'Autre couleur', COAT_LABELS)),
  row(choice('size', 'Taille', SIZE_LABELS), choice('age', 'Âge', AGE_LABELS)),
  line('breed', 'Race ou apparence', MAX.breed),
  line('marks', 'Signes particuliers', MAX.marks),
  line('collar', 'Collier', MAX.collar),
  needed(choice('chip', 'Identification', CHIP_LABELS)),
  choice('whereabouts', 'Où il est', WHEREABOUTS_LABELS),
  { name: 'text', type: 'textarea', label: 'Texte', maxLength: MAX.text },
  { name: 'hasReward', type: 'checkbox', label: 'Récompense', defaultValue: false },
  { name: 'photos', type: 'json', label: 'Photos' },
]

/** When and where; `shownLat` and `shownLng` are all that leaves the server of the point. */
const place: Field[] = [
  needed(line('day', 'Jour', 10)),
  line('communeCode', 'Code INSEE', 5),
  line('communeName', 'Commune', 80),
  line('department', 'Département', 3),
  line('placeWords', 'Lieu', MAX.placeWords),
  { name: 'isExact', type: 'checkbox', label: 'Point posé sur la carte', defaultValue: false },
  row(
    { name: 'lat', type: 'number', label: 'Latitude', required: true },
    { name: 'lng', type: 'number', label: 'Longitude', required: true },
    { name: 'shownLat', type: 'number', label: 'Latitude montrée', required: true },
    { name: 'shownLng', type: 'number', label: 'Longitude montrée', required: true },
  ),
]

/** What is never shown: who wrote, and what only the real owner knows. */
const hidden: Field[] = [
  needed(line('contactName', 'Prénom', MAX.contactName)),
  needed({ name: 'email', type: 'email', label: 'E-mail' }),
  { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
  line('idNumber', 'Numéro d’identification', MAX.idNumber),
  line('secretDetail', 'Détail gardé secret', MAX.secret),
]

const life: Field[] = [
  moment('confirmedAt', 'Publié le'),
  moment('expiresAt', 'Jusqu’au'),
  { name: 'reminders', type: 'number', label: 'Rappels envoyés', defaultValue: 0 },
  moment('endedAt', 'Terminé le'),
  { name: 'endWords', type: 'textarea', label: 'Dernier mot', maxLength: MAX.words },
  { name: 'endPhotos', type: 'json', label: 'Photo du dernier mot' },
  moment('hiddenAt', 'Retiré le'),
  { name: 'hiddenFor', type: 'text', label: 'Pourquoi il est retiré', maxLength: MAX.reason },
  { name: 'takenBy', type: 'relationship', relationTo: 'shelters', label: 'Refuge qui l’a pris' },
  { name: 'animal', type: 'relationship', relationTo: 'animals', label: 'Fiche', index: true },
  // Key of the save that wrote it last; see `platform/http/save-keys`.
  { name: 'lastSave', type: 'text', label: 'Clé d’envoi', maxLength: 32, admin: { hidden: true } },
]

/**
 * Animals that people look for, and that people found. Written by commands alone: whoever wrote one
 * holds a personal link, not an account. Super admins read all of it; the site reads what is public
 * through `queries.ts`, and nothing else leaves the server.
 */
export const LostFoundReports: CollectionConfig = {
  slug: 'lost-found-reports',
  labels: { singular: 'Avis perdu ou trouvé', plural: 'Avis perdus et trouvés' },
  custom: auditKeeps({ only: ['kind', 'status', 'hiddenAt'] }),
  access: {
    read: isSuperAdmin,
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
    admin: nobody,
  },
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'communeName' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeOperation: [holdRow] },
  fields: [
    needed(choice('kind', 'Nature', KIND_LABELS)),
    needed({ ...choice('status', 'État', STATE_LABELS), defaultValue: 'OPEN' } as Field),
    ...description,
    ...place,
    ...hidden,
    ...life,
  ],
}
