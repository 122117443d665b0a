import type { ReactNode } from 'react'

import styles from './Card.module.scss'

type Props = {
  title: string
  /** Where the whole card leads. */
  href?: string
  /** Level of the title in the page. */
  level?: 'h2' | 'h3' | 'h4'
  /** A picture, to the edges of the card. */
  picture?: ReactNode
  /** Above the title: badges, a date. */
  above?: ReactNode
  /** Facts, each a paragraph. */
  children?: ReactNode
  /** Under a line at the bottom; its links are pressed on their own. */
  footer?: ReactNode
}

/** One thing of a list; the whole card follows the link of its title. */
export function Card({
  title,
  href,
  level: Level = 'h3',
  picture,
  above,
  children,
  footer,
}: Props) {
  return (
    <article className={styles.card} data-is-link={href ? '' : undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        {above && <div className={styles.above}>{above}</div>}
        <Level className={styles.title}>
          {href ? (
            <a className={styles.link} href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Level>
        {children && <div className={styles.text}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  )
}

type PhotoProps = {
  src: string
  /** Among the first of its list, which are seen at once. */
  isEager?: boolean
  /** Its height, when its width is 460. */
  height?: 300 | 380
}

/** The photo of a card: its title says what it shows. */
export const CardPhoto = ({ src, isEager = false, height = 300 }: PhotoProps) => (
  <img
    className={styles.photo}
    data-tall={height === 380 ? '' : undefined}
    src={src}
    alt=""
    width={460}
    height={height}
    loading={isEager ? 'eager' : 'lazy'}
    decoding="async"
  />
)
