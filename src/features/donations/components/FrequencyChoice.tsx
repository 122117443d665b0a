import { optionsOf } from '@/ui/options'

import type { GiftDraft } from '../form/model'
import { FREQUENCY_LABELS } from '../model'
import type { Bind } from './bind'
import { Choice } from './Choice'

type Props = { bind: Bind; first: GiftDraft | null }

/** How often. */
export function FrequencyChoice({ bind, first }: Props) {
  return (
    <Choice
      legend="Rythme de votre parrainage"
      hint="Vous changez le montant, faites une pause ou arrêtez quand vous voulez, sans vous justifier."
      bound={bind('frequency')}
      options={optionsOf(FREQUENCY_LABELS)}
      chosen={first?.frequency ?? 'monthly'}
    />
  )
}
