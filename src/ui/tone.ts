import type { IconName } from './icon-paths'

/** Names of the contract: green, red, orange, otherwise information. */
export type Tone = 'info' | 'success' | 'warning' | 'destructive'

export const TONE_ICONS = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  destructive: 'alert',
} as const satisfies Record<Tone, IconName>
