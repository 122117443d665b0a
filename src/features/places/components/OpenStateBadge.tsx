'use client'

import { Badge } from '@/ui/Badge'
import { useEachMinute } from '@/ui/use-each-minute'

import type { SentOpening } from './place-now'

const load = () => import('./place-now')

/** What of « open now » the browser keeps true. */
export function OpenStateBadge({ opening: { hours, ...rest } }: { opening: SentOpening }) {
  const sentence =
    useEachMinute(load, ({ sentenceNow }) => sentenceNow({ hours, ...rest })) ??
    'Horaires d’ouverture'
  if (!sentence) return null
  return <Badge tone={sentence.startsWith('Ouvert') ? 'pine' : 'neutral'}>{sentence}</Badge>
}
