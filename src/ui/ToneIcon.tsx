import { LineIcon } from './LineIcon'
import { ALERT } from './paths/alert'
import { CHECK_CIRCLE } from './paths/check-circle'
import { INFO } from './paths/info'
import type { Tone } from './tone'

const PATHS = {
  info: INFO,
  success: CHECK_CIRCLE,
  warning: ALERT,
  destructive: ALERT,
} as const satisfies Record<Tone, readonly string[]>

/** The drawing of a tone, beside words that say the same. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return <LineIcon paths={PATHS[tone]} />
}
