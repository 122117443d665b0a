import type { NotificationType } from './model'

export const PRIORITIES = ['low', 'medium', 'high'] as const
export const CATEGORIES = [
  'system',
  'admin',
  'shelter',
  'social',
  'appointment',
  'emergency',
  'form',
  'donation',
  'message',
  'info',
] as const
/** When an e-mail tells of it too: at once, in the message of the next morning, never. */
export const MAIL_MODES = ['NOW', 'DIGEST', 'NEVER'] as const
export type MailMode = (typeof MAIL_MODES)[number]
export type Category = (typeof CATEGORIES)[number]
export const COLORS = ['green', 'red', 'orange', 'blue'] as const
/** Drawings of `ui/Icon`. */
type Icon =
  | 'alert'
  | 'bell'
  | 'calendar'
  | 'check-circle'
  | 'clock'
  | 'close'
  | 'edit'
  | 'heart'
  | 'info'
  | 'list'
  | 'mail'
  | 'shield'
  | 'star'
  | 'user'
  | 'users'

export type Described = {
  icon: Icon
  color: (typeof COLORS)[number]
  /** Shown over the page when it comes while the person is there. */
  hasToast: boolean
  /** Of that toast, in milliseconds. */
  toastMs: number
  priority: (typeof PRIORITIES)[number]
  category: Category
  /** When it is mailed to somebody who chose nothing. */
  email: MailMode
}

const DEFAULT_MS = 5000

const QUIET = { hasToast: false, priority: 'low' } as const

const of = (
  category: Described['category'],
  icon: Icon,
  color: Described['color'],
  more: Partial<Described> = {},
): Described => ({
  category,
  icon,
  color,
  hasToast: true,
  toastMs: DEFAULT_MS,
  priority: 'medium',
  email: 'NOW',
  ...more,
})

/**
 * What a notification of each type looks and behaves like: the only place where a type is
 * described. Durations, categories and e-mails: docs/decisions/exchanges.md.
 */
export const TYPES: Readonly<Record<NotificationType, Described>> = {
  WELCOME_SIGNUP: of('system', 'star', 'green', { toastMs: 8000 }),
  TEAM_INVITATION: of('admin', 'users', 'blue', { toastMs: 8000, priority: 'high' }),
  TEAM_ROLE_CHANGED: of('admin', 'shield', 'blue', { toastMs: 6000 }),
  ANIMAL_ADOPTED: of('shelter', 'heart', 'green', { toastMs: 6000, email: 'DIGEST' }),
  ANIMAL_LIKED: of('social', 'heart', 'blue', { toastMs: 4000, priority: 'low', email: 'NEVER' }),
  PROFILE_LIKED: of('social', 'user', 'blue', { toastMs: 4000, priority: 'low', email: 'NEVER' }),
  ADOPTION_REQUEST: of('shelter', 'list', 'blue', { toastMs: 8000, priority: 'high' }),
  ADOPTION_APPROVED: of('shelter', 'check-circle', 'green', { toastMs: 10_000, priority: 'high' }),
  ADOPTION_REJECTED: of('shelter', 'close', 'red', { toastMs: 8000, priority: 'high' }),
  NEWS_PUBLISHED: of('info', 'edit', 'blue', { ...QUIET, email: 'DIGEST' }),
  FORM_SUBMITTED: of('form', 'list', 'blue', { email: 'DIGEST' }),
  FORM_APPROVED: of('form', 'check-circle', 'green', { toastMs: 6000 }),
  FORM_REJECTED: of('form', 'close', 'red', { toastMs: 6000 }),
  SYSTEM_ANNOUNCEMENT: of('system', 'bell', 'orange', {
    toastMs: 8000,
    priority: 'high',
    email: 'NEVER',
  }),
  SHELTER_VERIFIED: of('admin', 'shield', 'green', { toastMs: 6000 }),
  SHELTER_APPROVED: of('admin', 'check-circle', 'green', { toastMs: 8000, priority: 'high' }),
  SHELTER_REJECTED: of('admin', 'close', 'red', { toastMs: 8000, priority: 'high' }),
  PLAN_EXPIRED: of('donation', 'clock', 'orange', { toastMs: 12_000, priority: 'high' }),
  PLAN_RENEWED: of('donation', 'check-circle', 'green', { priority: 'low', email: 'NEVER' }),
  APPOINTMENT_CONFIRMED: of('appointment', 'calendar', 'green', {
    toastMs: 8000,
    priority: 'high',
  }),
  APPOINTMENT_CANCELLED: of('appointment', 'calendar', 'red', {
    toastMs: 10_000,
    priority: 'high',
  }),
  EMERGENCY_ALERT: of('emergency', 'alert', 'red', { toastMs: 15_000, priority: 'high' }),
  DONATION_RECEIVED: of('donation', 'heart', 'green', { toastMs: 6000, email: 'DIGEST' }),
  MESSAGE_RECEIVED: of('message', 'mail', 'blue', { toastMs: 6000 }),
  SYSTEM_UPDATE: of('system', 'info', 'blue', { ...QUIET, email: 'NEVER' }),
  GENERAL_INFO: of('info', 'info', 'blue', { ...QUIET, email: 'DIGEST' }),
}

/** What the bell always says. Source: docs/decisions/exchanges.md. */
export const ALWAYS_ON_SITE: readonly Category[] = ['system', 'admin', 'emergency']

/** How a notification is told apart by its colour. Source: docs/decisions/exchanges.md. */
export const toneOf = ({ color }: Pick<Described, 'color'>) =>
  color === 'green'
    ? 'success'
    : color === 'red'
      ? 'destructive'
      : color === 'orange'
        ? 'warning'
        : 'info'

/** Longest title and message that are kept, in characters. */
export const TITLE_MAX = 160
export const MESSAGE_MAX = 400

/** The words of a letter, without its greeting: « Bonjour Léa, votre… » becomes « Votre… ». */
export function withoutGreeting(text: string): string {
  const rest = text.replace(/^Bonjour[^,.]{0,100},\s*/u, '')
  return rest.charAt(0).toLocaleUpperCase('fr') + rest.slice(1)
}

/** Badge of the count: « 99+ » above 99. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count))

/** Days that a row lives: since it was read, and since it was written while it is not. Source: docs/decisions/exchanges.md. */
export const KEPT_DAYS = { read: 90, unread: 180 } as const
