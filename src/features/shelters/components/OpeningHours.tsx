import type { PublicShelter } from '../queries'
import { Hours } from './Hours'
import { OpenNow } from './OpenNow'

type Props = { shelter: Pick<PublicShelter, 'openingHours' | 'timezone'>; className?: string }

/** Open now or not, and the week; nothing when no hours were given. */
export function OpeningHours({ shelter, className }: Props) {
  const { openingHours, timezone } = shelter
  if (openingHours.length === 0) return null
  return (
    <div className={className}>
      <OpenNow hours={openingHours} timezone={timezone} />
      <Hours hours={openingHours} />
    </div>
  )
}
