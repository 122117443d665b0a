import type { FilterOptions, UploadField } from 'payload'

import { idOf } from '../access/model'

const ownMedia: FilterOptions = ({ data, id, relationTo }) => {
  if (relationTo !== 'media') return true
  const own = data as { shelter?: string | { id: string } | null; slug?: string } | undefined
  // A shelter's own form carries no `shelter` column: the document is the shelter.
  const shelter = own && 'shelter' in own ? idOf(own.shelter) : typeof id === 'string' ? id : null
  return shelter ? { shelter: { equals: shelter } } : false
}

type Options = Pick<UploadField, 'name' | 'label'> & {
  hasMany?: boolean
  maxRows?: number
  admin?: UploadField['admin']
}

/** The fields of the library, by their address: this room knows no feature. */
const FIELDS = '@/features/media/admin/lazy'

/** What shows a picture in a form of the admin: one, or several in order. */
export const pictureComponents = (hasMany = false) => {
  const name = hasMany ? 'PhotosField' : 'PictureField'
  return { Field: `${FIELDS}#${name}` }
}

/** A picture, or several in order, of the document's own shelter's library. */
export function shelterUpload({ name, label, hasMany, maxRows, admin }: Options): UploadField {
  const base = {
    type: 'upload',
    name,
    label,
    relationTo: 'media',
    filterOptions: ownMedia,
    admin: { ...admin, components: { ...pictureComponents(hasMany), ...admin?.components } },
  }
  return (hasMany ? { ...base, hasMany: true, maxRows } : base) as UploadField
}
