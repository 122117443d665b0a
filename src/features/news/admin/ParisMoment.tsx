'use client'

import type { DateFieldClientComponent } from 'payload'

import { ParisInput } from './ParisInput'

/** A day and an hour of Paris, as a field of Payload's form. */
export const ParisMoment: DateFieldClientComponent = ({ path, field, readOnly }) => (
  <ParisInput
    path={path}
    label={typeof field.label === 'string' ? field.label : field.name}
    readOnly={readOnly}
    hint="Heure de Paris."
  />
)
