import { ButtonLink } from './Button'
import { EmptyState } from './EmptyState'

type Way = { href: string; label: string }

type Props = {
  icon?: readonly string[]
  /** Whether something was asked for that nothing matches. */
  isFiltered: boolean
  /** What is said when there is nothing at all, and what then helps. */
  none: string
  hint: string
  /** What helps when nothing matches. */
  filteredHint?: string
  /** What a visitor can do all the same. */
  action: Way
  /** The list without its filters. */
  all: Way
}

/** In the place of a list that is empty: because of what was asked, or because there is nothing. */
export function EmptyList({ icon, isFiltered, none, hint, action, all, filteredHint }: Props) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon={icon}
        title={none}
        action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      >
        {hint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title="Rien ne correspond pour l’instant"
      action={
        <>
          <ButtonLink href={all.href}>{all.label}</ButtonLink>
          <ButtonLink href={action.href} look="outline">
            {action.label}
          </ButtonLink>
        </>
      }
    >
      {filteredHint ?? 'Élargissez la distance, ou retirez un critère.'}
    </EmptyState>
  )
}
