import { OTHER, type GiftDraft, type GiftOffer } from '../form/model'
import { euros } from '../model'
import type { Bind } from './bind'
import { Choice } from './Choice'
import { SumField } from './SumField'

type Props = { bind: Bind; offer: GiftOffer; first: GiftDraft | null }

const LEGENDS = {
  donation: 'Montant de votre don',
  sponsorship: 'Montant de votre parrainage',
  tip: 'Montant de votre don',
} as const

/** How much, as a choice of sums or another one. */
export function AmountChoice({ bind, offer, first }: Props) {
  const { kind, amounts } = offer
  return (
    <Choice
      legend={LEGENDS[kind]}
      bound={bind('amount')}
      options={amounts.map((cents) => ({ value: String(cents), label: euros(cents) }))}
      chosen={first?.amount ?? ''}
      other={{
        value: OTHER,
        label: 'Autre montant',
        control: (
          <SumField
            label="Votre montant"
            hint={`À partir de 1\u00a0€.`}
            bound={bind('amountOther')}
            typed={first?.amountOther ?? ''}
          />
        ),
      }}
    />
  )
}
