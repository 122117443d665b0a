import { Icon } from './Icon'
import { pageWindow } from './page-window'
import styles from './Pagination.module.scss'
import { Static } from './Static'

type Props = {
  /** The one on show, from 1. */
  page: number
  pages: number
  /** Address of a page. */
  href: (page: number) => string
  /** « Pages de la liste des animaux ». */
  label: string
}

/** The way to the other pages of a list; nothing when there is one page. */
export function Pagination({ page, pages, href, label }: Props) {
  if (pages <= 1) return null
  return (
    <Static as="nav" className={styles.pages} aria-label={label}>
      <Step to={page - 1} isThere={page > 1} href={href} />
      <p className={styles.place}>
        Page {page} sur {pages}
      </p>
      <ol className={styles.numbers}>
        {pageWindow(page, pages).map((one, index) => (
          <li key={one === '…' ? `…${index}` : one}>
            {one === '…' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={styles.number}
                href={href(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step to={page + 1} isThere={page < pages} href={href} isNext />
    </Static>
  )
}

type StepProps = Pick<Props, 'href'> & { to: number; isThere: boolean; isNext?: boolean }

function Step({ to, isThere, href, isNext }: StepProps) {
  const words = isNext ? 'Suivante' : 'Précédente'
  const inside = (
    <>
      {!isNext && <Icon name="chevron-left" size={20} />}
      {words}
      {isNext && <Icon name="chevron-right" size={20} />}
    </>
  )
  // At an end the place stays, so that the other button does not move under the finger.
  if (!isThere)
    return (
      <span className={styles.step} data-is-off="" aria-hidden="true">
        {inside}
      </span>
    )
  return (
    <a
      className={styles.step}
      href={href(to)}
      rel={isNext ? 'next' : 'prev'}
      aria-label={`Page ${isNext ? 'suivante' : 'précédente'}`}
    >
      {inside}
    </a>
  )
}
