import { ButtonLink } from './Button'
import styles from './LoadMore.module.scss'

type Props = {
  /** The next batch as a page of its own: without JavaScript, in a new tab. */
  href: string
  /** How many are not shown yet: 14, or in words « 14 animaux ». */
  remaining: number | string
  isLoading?: boolean
  /** Fetches the next batch in place; without it the link is followed. */
  onLoad?: () => void
}

/** « Voir la suite (encore 14 animaux) », under a list; nothing when all is shown. */
export function LoadMore({ href, remaining, isLoading = false, onLoad }: Props) {
  if (!remaining) return null
  const follow = onLoad && {
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!isLoading) onLoad()
    },
  }
  return (
    <p className={styles.more}>
      <ButtonLink look="outline" href={href} aria-disabled={isLoading || undefined} {...follow}>
        {isLoading ? 'Chargement…' : `Voir la suite (encore ${remaining})`}
      </ButtonLink>
    </p>
  )
}
