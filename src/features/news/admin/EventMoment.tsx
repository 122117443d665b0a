'use client'

import { useFormFields } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'

import { idOf } from '@/platform/access/model'
import { PARIS } from '@/platform/time/model'
import { ZONE_LABELS, zoneOf } from '@/platform/time/zones.model'
import { cmsAddress } from '@/ui/api/address'
import { useReadAt } from '@/ui/api/use-read'

import { MomentInput } from './MomentInput'

type Clocks = { timezone?: string | null }

/** The clocks of the shelter of a form (IANA name); null as long as nobody knows. */
function useShelterZone(): string | null {
  const shelter = useFormFields(([fields]) => idOf(fields.shelter?.value as string | null))
  const { answer, error } = useReadAt(
    shelter
      ? cmsAddress<Clocks>(
          `/api/cms/shelters/${encodeURIComponent(shelter)}?depth=0&select[timezone]=true`,
        )
      : null,
  )
  if (answer) return zoneOf(answer.timezone)
  return error || !shelter ? PARIS : null
}

/** A day and an hour as the clocks of the shelter show them, as a field of Payload's form. */
export const EventMoment: DateFieldClientComponent = ({ path, field, readOnly }) => {
  const zone = useShelterZone()
  const place = zone && ZONE_LABELS[zone]
  return (
    <MomentInput
      path={path}
      label={typeof field.label === 'string' ? field.label : field.name}
      zone={zone ?? PARIS}
      readOnly={readOnly || zone === null}
      hint={zone === PARIS ? 'Heure de Paris.' : place ? `Heure locale (${place}).` : ''}
    />
  )
}
