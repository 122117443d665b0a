import { NAME, withoutAddress, type Place } from './place'

/** Families that host animals; the days stay in the story of the animal. */
export const FOSTERS: readonly Place[] = [
  {
    table: 'foster_stays',
    kind: 'foster',
    emails: ['email'],
    erase: { name: NAME, email: null, phone: null, note: null },
    // What the team noted for itself, and who did.
    only: ['id', 'name', 'email', 'phone', 'started_on', 'ended_on'],
  },
  {
    table: 'foster_stays',
    kind: 'foster',
    mentions: ['note'],
    isRest: true,
    erase: { note: withoutAddress('note') },
    only: ['id', 'started_on'],
  },
  {
    table: 'foster_stays',
    kind: 'work',
    users: ['created_by'],
    isRest: true,
    erase: { created_by: null },
    only: ['id', 'created_at'],
  },
]
