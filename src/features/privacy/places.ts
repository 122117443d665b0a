import { FOSTERS } from './places/fosters'
import { GIVING } from './places/giving'
import { HELP } from './places/help'
import { MENTIONS } from './places/mentions'
import { PEOPLE } from './places/people'
import type { Place } from './places/place'
import { VOLUNTEERING } from './places/volunteering'
import { WALL } from './places/wall'

/**
 * Everywhere a person can be in the database, in an order in which each place finds those that it
 * belongs to before it. A test compares it with the tables: a new column that holds people is a
 * line here, or has its reason there.
 */
export const PLACES: readonly Place[] = [
  ...PEOPLE,
  ...HELP,
  ...VOLUNTEERING,
  ...FOSTERS,
  ...WALL,
  ...GIVING,
  ...MENTIONS,
]

/** The collections of which a line of the audit log may show something of the person in clear. */
export const AUDITED: Readonly<Record<string, string>> = {
  users: 'users',
  tickets: 'tickets',
  ticket_comments: 'ticket-comments',
  form_submissions: 'form-submissions',
  adoption_requests: 'adoption-requests',
  certificates: 'certificates',
  donors: 'donors',
  lost_found_reports: 'lost-found-reports',
  places: 'places',
  walks: 'walks',
}
