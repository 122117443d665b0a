import type { FieldAccess, FilterOptions, RelationshipField, UploadField } from 'payload'

import { idOf } from '@/platform/access/model'
import { pictureComponents } from '@/platform/fields/shelter-upload'

type Row = { shelter?: string | { id: string } | null } | undefined

const shelterOf = (row: unknown): string | null => idOf((row as Row)?.shelter)

const titlesOfRow: FilterOptions = ({ siblingData }) => {
  const shelter = shelterOf(siblingData)
  const common = { shelter: { exists: false } }
  return shelter ? { or: [common, { shelter: { equals: shelter } }] } : common
}

const picturesOfRow: FilterOptions = ({ siblingData }) => {
  const shelter = shelterOf(siblingData)
  return shelter ? { shelter: { equals: shelter } } : false
}

/** What a person does in a team, as the site says it; gives no right. */
export const titleField = (update: FieldAccess): RelationshipField => ({
  name: 'title',
  type: 'relationship',
  relationTo: 'roles',
  label: 'Fonction affichée',
  access: { update },
  filterOptions: titlesOfRow,
})

/** A picture of the library of the row's own shelter. */
export const photoField: UploadField = {
  name: 'photo',
  type: 'upload',
  relationTo: 'media',
  label: 'Photo affichée',
  filterOptions: picturesOfRow,
  admin: { components: pictureComponents() },
}
