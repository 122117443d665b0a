/** What a person can be told of. Source: docs/decisions/exchanges.md. */
export const NOTIFICATION_TYPES = [
  'WELCOME_SIGNUP',
  'TEAM_INVITATION',
  'TEAM_ROLE_CHANGED',
  'ANIMAL_ADOPTED',
  'ANIMAL_LIKED',
  'PROFILE_LIKED',
  'ADOPTION_REQUEST',
  'ADOPTION_APPROVED',
  'ADOPTION_REJECTED',
  'NEWS_PUBLISHED',
  'FORM_SUBMITTED',
  'FORM_APPROVED',
  'FORM_REJECTED',
  'SYSTEM_ANNOUNCEMENT',
  'SHELTER_VERIFIED',
  'SHELTER_APPROVED',
  'SHELTER_REJECTED',
  'PLAN_EXPIRED',
  'PLAN_RENEWED',
  'APPOINTMENT_CONFIRMED',
  'APPOINTMENT_CANCELLED',
  'EMERGENCY_ALERT',
  'DONATION_RECEIVED',
  'MESSAGE_RECEIVED',
  'SYSTEM_UPDATE',
  'GENERAL_INFO',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/**
 * Where the e-mail of a notification is: to be written at once, or in the message of the next
 * morning, or gone already. Without a state there is none.
 */
export const MAIL_STATES = ['NOW', 'DIGEST', 'SENT'] as const

/** Most letters that are written at once of one event; the rows of others are mailed in their turn. */
export const MOST_RECIPIENTS = 50
