import { Static } from '@/ui/Static'

import type { PublicShelter } from '../queries'
import { Hours } from './Hours'
import { ExceptionList } from './ExceptionList'
import { OpenNow } from './OpenNow'

type Props = {
  shelter: Pick<PublicShelter, 'openingHours' | 'openingExceptions' | 'timezone'>
  className?: string
}

/** Open now or not, the week and its exceptions; nothing when no hours were given. */
export function OpeningHours({ shelter, className }: Props) {
  const { openingHours, openingExceptions, timezone } = shelter
  if (openingHours.length === 0) return null
  return (
    <div className={className}>
      <OpenNow hours={openingHours} exceptions={openingExceptions} timezone={timezone} />
      <Static isBare>
        <Hours hours={openingHours} />
      </Static>
      <ExceptionList exceptions={openingExceptions} timezone={timezone} />
    </div>
  )
}
