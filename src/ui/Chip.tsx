import styles from './Chip.module.scss'
import { LineIcon } from './LineIcon'
import { CLOSE } from './paths/close'

type Props = {
  /** « Chien », « À moins de 50 km de Lyon ». */
  label: string
  /** The page without it: without JavaScript, in a new tab. */
  href?: string
  onRemove?: () => void
}

/** A choice in force, such as a filter; one press takes it away. */
export function Chip({ label, href, onRemove }: Props) {
  const inside = (
    <>
      {label}
      <LineIcon paths={CLOSE} size={18} />
    </>
  )
  const name = `Retirer «\u00a0${label}\u00a0»`
  if (href === undefined) {
    return (
      <button type="button" className={styles.chip} aria-label={name} onClick={onRemove}>
        {inside}
      </button>
    )
  }
  const follow = onRemove && {
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onRemove()
    },
  }
  return (
    <a className={styles.chip} href={href} aria-label={name} {...follow}>
      {inside}
    </a>
  )
}
