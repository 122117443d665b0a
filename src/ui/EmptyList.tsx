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
  /** It helps more than a longer list would: whoever lost an animal writes a notice. */
  isActionFirst?: boolean
  /** The list without its filters. */
  all: Way
}

/** In the place of a list that is empty: because of what was asked, or because there is nothing. */
export function EmptyList({ icon, isFiltered, none, hint, action, all, ...more }: Props) {
  const { filteredHint, isActionFirst = false } = more
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
  const [first, second] = isActionFirst ? [action, all] : [all, action]
  return (
    <EmptyState
      icon={icon}
      title="Rien ne correspond pour l’instant"
      action={
        <>
          <ButtonLink href={first.href}>{first.label}</ButtonLink>
          <ButtonLink href={second.href} look="outline">
            {second.label}
          </ButtonLink>
        </>
      }
    >
      {filteredHint ?? 'Élargissez la distance, ou retirez un critère.'}
    </EmptyState>
  )
}
