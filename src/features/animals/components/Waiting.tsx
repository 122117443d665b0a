import { sinceLabel } from '../wording'
import { WaitingSince } from './WaitingSince'

/** How long an animal has waited for a family; nothing without the day on which it came. */
export const Waiting = ({ arrivalDate }: { arrivalDate: string | null | undefined }) => (
  <WaitingSince arrivalDate={arrivalDate} fallback={sinceLabel(arrivalDate)} />
)
