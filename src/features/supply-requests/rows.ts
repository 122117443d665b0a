import { sql } from '@payloadcms/db-postgres'

import { readPictures } from '@/features/media/queries'
import { departmentOf } from '@/features/shelters/model'
import { shelterZoneSql } from '@/features/shelters/public'
import { openPayload } from '@/platform/payload'

import { LAST_DAY } from './public'
import type { OwnResponse, SupplyRequest, TeamRequest, TeamResponse } from './view'

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)
const at = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', ${ISO})`

/** What everybody may read of a request, on `supply_requests r`, `shelters s`, `supply_progress p`. */
export const REQUEST_COLUMNS = sql`r.id, r.title, r.description, r.category, r.urgency,
  r.delivery_mode as "deliveryMode", to_char(${LAST_DAY}, 'YYYY-MM-DD') as "deliveryDate",
  coalesce(r.is_active, false) as "isActive", r.picture_id as picture,
  r.quantity_requested::int as "quantityRequested", r.quantity_unit as "quantityUnit",
  coalesce(p.secured, 0) as "quantitySecured", coalesce(p.answers, 0) as responses,
  ${at('r.created_at')} as "createdAt", ${at('r.updated_at')} as "updatedAt",
  s.id as "shelterId", s.name as "shelterName", s.slug as "shelterSlug", s.location_city as city,
  s.location_postal_code as "postalCode", ${shelterZoneSql} as zone`

/** What its team reads besides. */
export const TEAM_COLUMNS = sql`${REQUEST_COLUMNS}, r.user_name as "userName",
  r.user_phone as "userPhone", coalesce(p.waiting, 0) as waiting`

export const REQUESTS = sql`supply_requests r join shelters s on s.id = r.shelter_id
  left join supply_progress p on p.request_id = r.id`

/** {@link REQUEST_COLUMNS} as Postgres gives them. */
export type RequestRow = Omit<SupplyRequest, 'imageUrl' | 'imageAlt' | 'cardImage' | 'shelter'> & {
  picture: string | null
  shelterId: string
  shelterName: string
  shelterSlug: string
  city: string | null
  postalCode: string | null
  zone: string
}

/** {@link TEAM_COLUMNS} as Postgres gives them. */
export type TeamRequestRow = RequestRow & Pick<TeamRequest, 'userName' | 'userPhone' | 'waiting'>

/** Rows as they are shown, with their pictures; their other columns pass through. */
export async function toRequests<Row extends RequestRow>(rows: readonly Row[]) {
  const ids = rows.flatMap(({ picture }) => picture ?? [])
  const pictures = await readPictures(await openPayload(), ids)
  return rows.map((row) => {
    const { picture, shelterId, shelterName, shelterSlug, city, postalCode, zone, ...rest } = row
    const shown = picture ? pictures.get(picture) : undefined
    return {
      ...rest,
      imageUrl: shown?.url ?? null,
      imageAlt: shown?.alt ?? null,
      cardImage: shown?.card ?? null,
      shelter: {
        id: shelterId,
        name: shelterName,
        slug: shelterSlug,
        city,
        department: departmentOf(postalCode ?? ''),
        zone,
      },
    }
  })
}

/** What its giver reads of an answer, on `supply_responses a` and the tables of a request. */
export const RESPONSE_COLUMNS = sql`a.id, a.version, a.request_id as "requestId",
  nullif(a.quantity_donated, 0) as "quantityDonated", a.name, a.message, a.status,
  a.rejected_reason as "rejectedReason", ${at('a.responded_at')} as "respondedAt",
  a.is_archived as "isArchived", r.title, r.quantity_unit as "quantityUnit",
  r.delivery_mode as "deliveryMode", s.id as "shelterId", s.name as "shelterName",
  s.slug as "shelterSlug"`

/** What the team of the shelter reads besides. */
export const TEAM_RESPONSE_COLUMNS = sql`${RESPONSE_COLUMNS}, a.phone,
  ${at('a.decided_at')} as "decidedAt", r.quantity_requested::int as requested,
  coalesce(p.secured, 0) as secured`

export const RESPONSES = sql`supply_responses a join supply_requests r on r.id = a.request_id
  join shelters s on s.id = a.shelter_id left join supply_progress p on p.request_id = r.id`

/** {@link RESPONSE_COLUMNS} as Postgres gives them. */
export type ResponseRow = Omit<OwnResponse, 'request' | 'shelter'> & {
  title: string
  quantityUnit: string | null
  deliveryMode: OwnResponse['request']['deliveryMode']
  shelterId: string
  shelterName: string
  shelterSlug: string
}

/** {@link TEAM_RESPONSE_COLUMNS} as Postgres gives them. */
export type TeamResponseRow = ResponseRow &
  Pick<TeamResponse, 'phone' | 'decidedAt'> &
  TeamResponse['progress']

/** An answer as it is shown; the other columns of its row pass through. */
export function toResponse<Row extends ResponseRow>(row: Row) {
  const { title, quantityUnit, deliveryMode, shelterId, shelterName, shelterSlug, ...rest } = row
  return {
    ...rest,
    request: { id: row.requestId, title, quantityUnit, deliveryMode },
    shelter: { id: shelterId, name: shelterName, slug: shelterSlug },
  }
}

export function toTeamResponse({ requested, secured, ...rest }: TeamResponseRow): TeamResponse {
  return { ...toResponse(rest), progress: { requested, secured } }
}
