import { NO_TIP, OTHER, type GiftDraft } from '../form/model'
import { euros, tipOf, TIP_PERCENTAGES } from '../model'
import type { Bind } from './bind'
import { Choice } from './Choice'
import { SumField } from './SumField'

type Props = {
  bind: Bind
  /** The gift, of which these are percents. */
  amountCents: number
  first: GiftDraft | null
  /** A gift that comes back: the tip does not. */
  isOnce: boolean
  /** As long as there is no gift, there is nothing to take a percent of. */
  isDisabled: boolean
}

const FOR =
  'Il fait vivre ce site, gratuit pour les refuges. Au profit de la plateforme, non déductible.'
const ONCE = 'Il n’est pris qu’une fois, avec le premier paiement.'

/** A tip for the platform; nothing is chosen at first. Source: docs/decisions/money.md. */
export function TipChoice({ bind, amountCents, first, isOnce, isDisabled }: Props) {
  return (
    <Choice
      legend="Un pourboire pour Patte Blanche (facultatif)"
      hint={isOnce ? `${FOR} ${ONCE}` : FOR}
      isDisabled={isDisabled}
      bound={bind('tipPercent')}
      options={[
        { value: NO_TIP, label: 'Aucun' },
        ...TIP_PERCENTAGES.map((percent) => ({
          value: String(percent),
          label: `${percent}\u00a0%`,
          detail: amountCents > 0 ? euros(tipOf(amountCents, percent)) : undefined,
        })),
      ]}
      chosen={first?.tipPercent ?? ''}
      other={{
        value: OTHER,
        label: 'Autre',
        control: (
          <SumField
            label="Votre pourboire"
            bound={bind('tipOther')}
            typed={first?.tipOther ?? ''}
          />
        ),
      }}
    />
  )
}
