import Link from 'next/link'
import { useId } from 'react'

import { counted } from '@/platform/french.model'
import buttons from '@/ui/admin-buttons.module.scss'

import { formWords, groupLabel } from '../model'
import type { PlanView } from '../view'
import { CoverageBar } from './CoverageBar'
import { coverageOfGroup, piecesOf, type Group } from './groups'
import styles from './Plans.module.scss'

type Props = {
  group: Group
  isBusy: boolean
  onEdit: () => void
  onToggle: (plan: PlanView) => void
  onDuplicate: (plan: PlanView) => void
  onRemove: (plan: PlanView) => void
}

/** « 250 € », « 10,50 € par mois ». */
function priceLabel({ price, type }: PlanView): string {
  const sum = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  }).format(price)
  return type === 'SPONSORSHIP' ? `${sum} par mois` : sum
}

const subscriptions = (count: number): string =>
  count === 0 ? '' : counted(count, 'souscription active', 'souscriptions actives')

/** The plans of one species and type, with what they cover. */
export function GroupCard({ group, isBusy, onEdit, ...actions }: Props) {
  const { species, type, plans } = group
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{groupLabel(species, type)}</h2>
        <button type="button" className={buttons.plain} onClick={onEdit}>
          Modifier le groupe
        </button>
      </header>
      <CoverageBar pieces={piecesOf(plans)} coverage={coverageOfGroup(species, plans)} />
      <ul className={styles.rows}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.row} data-off={!plan.is_active || undefined}>
            <Summary plan={plan} />
            <Tools plan={plan} isBusy={isBusy} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary({ plan }: { plan: PlanView }) {
  const facts = [
    plan.age_range,
    plan.form && formWords(plan.type, plan.form),
    subscriptions(plan.subscriptions_count),
  ].filter(Boolean)
  return (
    <div className={styles.summary}>
      <p className={styles.title}>
        <Link href={`/admin/collections/plans/${plan.id}`}>{plan.title}</Link>
        <strong>{priceLabel(plan)}</strong>
      </p>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {!plan.is_active && <span className={styles.mark}>Inactive</span>}
        {plan.is_urgent && <span className={styles.mark}>SOS</span>}
        {plan.is_special_needs && <span className={styles.mark}>Besoins particuliers</span>}
      </p>
    </div>
  )
}

type ToolsProps = { plan: PlanView } & Omit<Props, 'group' | 'onEdit'>

function Tools({ plan, isBusy, onToggle, onDuplicate, onRemove }: ToolsProps) {
  const name = (verb: string) => `${verb} «\u00a0${plan.title}\u00a0»`
  const tools = [
    [plan.is_active ? 'Désactiver' : 'Activer', onToggle],
    ['Dupliquer', onDuplicate],
    ['Supprimer', onRemove],
  ] as const
  return (
    <div className={styles.actions}>
      {tools.map(([verb, act]) => (
        <button
          key={verb}
          type="button"
          className={styles.small}
          aria-label={name(verb)}
          aria-disabled={isBusy}
          onClick={() => act(plan)}
        >
          {verb}
        </button>
      ))}
    </div>
  )
}
