import { withoutAddress, type Place } from './place'

/** What a person does as a volunteer; a place that they took is free again. */
export const VOLUNTEERING: readonly Place[] = [
  {
    table: 'volunteer_shifts',
    kind: 'volunteering',
    users: ['user_id'],
    erase: 'delete',
    // Who of the team decided is nobody else's to keep.
    secret: ['validated_by'],
  },
  {
    table: 'volunteers',
    kind: 'volunteering',
    users: ['user_id'],
    erase: 'delete',
    secret: ['ended_by'],
  },
  {
    table: 'volunteer_applications',
    kind: 'volunteering',
    users: ['user_id'],
    erase: 'delete',
    secret: ['decided_by'],
  },
  {
    table: 'volunteer_calendars',
    kind: 'volunteering',
    key: 'user_id',
    users: ['user_id'],
    erase: 'delete',
    secret: ['secret'],
  },
  {
    // What others wrote that names the address.
    table: 'volunteer_applications',
    kind: 'volunteering',
    mentions: ['message', 'availability', 'answer'],
    isRest: true,
    erase: {
      message: withoutAddress('message'),
      availability: withoutAddress('availability'),
      answer: withoutAddress('answer'),
    },
    only: ['created_at'],
  },
  {
    // What was decided stays, without who decided.
    table: 'volunteer_applications',
    kind: 'work',
    users: ['decided_by'],
    isRest: true,
    erase: { decided_by: null },
    only: ['id', 'decided_at', 'status'],
  },
  {
    table: 'volunteers',
    kind: 'work',
    users: ['ended_by'],
    isRest: true,
    erase: { ended_by: null },
    only: ['id', 'ended_at'],
  },
  {
    table: 'volunteer_shifts',
    kind: 'work',
    users: ['validated_by'],
    isRest: true,
    erase: { validated_by: null },
    only: ['id', 'validated_at'],
  },
]
