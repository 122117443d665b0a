import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { defineDesk } from '@/ui/AdminList/define-desk'

import { countWaiting } from '../desk/list'
import { DESK_PATH } from '../model'
import { DeskScreen } from './lazy'
import { words } from './words.fr'

/** « Besoins »: what shelters ask for, and what people bring. */
const desk = defineDesk({
  title: words.title,
  path: DESK_PATH,
  isAllowed: (req) => canSomewhere(actorOf(req), 'manageForms'),
  countWaiting,
  waits: words.waiting,
})

export const DeskLink = desk.Link

export const DeskView = desk.view(() => <DeskScreen />)
