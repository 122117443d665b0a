import type { Audience, Kind } from '../model'
import { platformAnnouncementSchema, teamAnnouncementSchema } from '../schema'

/** What was typed of an announcement. */
export type Draft = {
  kind: Kind
  audience: Exclude<Audience, 'DEPARTMENT'>
  shelter: string
  department: string
  title: string
  message: string
  actionUrl: string
  isLater: boolean
  /** As a clock in Paris shows it, `2026-12-24T08:00`. */
  moment: string
}

export const newDraft = (): Draft => ({
  kind: 'GENERAL_INFO',
  audience: 'TEAMS',
  shelter: '',
  department: '',
  title: '',
  message: '',
  actionUrl: '',
  isLater: false,
  moment: '',
})

/** Did nobody write anything yet? */
export const isBlank = ({ title, message, actionUrl }: Draft): boolean =>
  !title.trim() && !message.trim() && !actionUrl.trim()

/** Whom it is for: an alert goes to a department, whatever was chosen before. */
export const targetOf = (draft: Draft) => {
  const audience: Audience = draft.kind === 'EMERGENCY_ALERT' ? 'DEPARTMENT' : draft.audience
  return {
    audience,
    shelter: (audience === 'SHELTER' && draft.shelter) || undefined,
    department: (audience === 'DEPARTMENT' && draft.department) || undefined,
  }
}

/** Is it said for whom, so that they can be counted? */
export const isNamed = (draft: Draft): boolean => {
  const { audience, shelter, department } = targetOf(draft)
  return audience === 'SHELTER'
    ? shelter !== undefined
    : audience !== 'DEPARTMENT' || department !== undefined
}

/** @param sendAt ISO 8601; undefined for at once */
export const wordsOf = (draft: Draft, sendAt: string | undefined) => ({
  title: draft.title,
  message: draft.message,
  actionUrl: draft.actionUrl.trim() || undefined,
  sendAt,
})

/** The controls of the form, in its order, by the field that the server names. */
export const CONTROLS = {
  kind: 'announce-kind',
  audience: 'announce-audience',
  shelter: 'announce-shelter',
  department: 'announce-department',
  title: 'announce-title',
  message: 'announce-message',
  actionUrl: 'announce-link',
  sendAt: 'announce-moment',
} as const
export type ControlName = keyof typeof CONTROLS
export type Wrong = Partial<Record<ControlName, string>>

/** The first sentence of each control. */
export function byControl(told: ReadonlyArray<readonly [string, string]>): Wrong {
  const wrong: Wrong = {}
  for (const [path, sentence] of told)
    if (Object.hasOwn(CONTROLS, path)) wrong[path as ControlName] ??= sentence
  return wrong
}

const KEY = 'not-sent-with-this-key'

/** What is wrong with what was typed: the rule of the server, asked before it is sent. */
export function wrongIn(draft: Draft, isOfTeam: boolean, sendAt: string | undefined): Wrong {
  const words = { kind: draft.kind, ...wordsOf(draft, sendAt), idempotencyKey: KEY }
  const { error } = isOfTeam
    ? teamAnnouncementSchema.safeParse(words)
    : platformAnnouncementSchema.safeParse({ ...words, ...targetOf(draft) })
  return byControl((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
