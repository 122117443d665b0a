import type { PayloadRequest } from 'payload'

import { defineDesk } from '@/ui/AdminList/define-desk'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'

import { deskShelters, hasDesk } from '../desk/access'
import { countWaiting } from '../desk/count'
import { DESK_PATH } from '../desk/model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Perdus et trouvés »: what the platform decides, and what a shelter finds around it. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: hasDesk,
  countWaiting,
  waits: words.waiting,
})

async function Screen({ req }: { req: PayloadRequest }) {
  return (
    <PlatformScreen title={words.title}>
      <DeskScreen shelters={await deskShelters(req)} />
    </PlatformScreen>
  )
}

export const DeskLink = desk.Link

export const DeskView = desk.view((req) => <Screen req={req} />)
