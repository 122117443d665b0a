'use client'

import { useField } from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'

import { FieldFrame } from './FieldFrame'
import { labels } from './labels.fr'
import { idsOf } from './order'
import { PhotosInput } from './PhotosInput'
import { useFieldShelter } from './use-field-shelter'

/** Photos of the shelter's library in an order that counts: the first is the main one. */
export const PhotosField: UploadFieldClientComponent = ({ path: givenPath, field, readOnly }) => {
  const { path, value, setValue, showError, errorMessage, disabled } = useField({ path: givenPath })
  const shelter = useFieldShelter(path)
  const ids = idsOf(value)
  const most = field.maxRows
  return (
    <FieldFrame
      path={path}
      field={field}
      refusal={showError ? errorMessage : undefined}
      aside={ids.length > 0 && labels.count(ids.length, most)}
    >
      <PhotosInput
        shelter={shelter}
        ids={ids}
        most={most}
        isLocked={Boolean(readOnly) || disabled}
        onChange={setValue}
      />
    </FieldFrame>
  )
}
