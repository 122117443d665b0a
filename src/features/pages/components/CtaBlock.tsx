import { frenchSpaces } from '@/platform/html/french'
import { ButtonLink } from '@/ui/Button'

import { isSafeUrl } from '../model'
import type { CtaContent } from '../schema'
import styles from './CtaBlock.module.scss'

/** A call to action; without a safe address its words stay and the button goes. */
export function CtaBlock({ content }: { content: CtaContent }) {
  const { title, description, buttonText, buttonUrl, style, alignment } = content
  const hasButton = Boolean(buttonText && buttonUrl && isSafeUrl(buttonUrl))
  if (!title && !description && !hasButton) return null
  return (
    <div className={styles.cta} data-alignment={alignment}>
      {title && <h2 className={styles.title}>{frenchSpaces(title)}</h2>}
      {description && <p className={styles.description}>{frenchSpaces(description)}</p>}
      {hasButton && (
        <ButtonLink href={buttonUrl} look={style}>
          {buttonText}
        </ButtonLink>
      )}
    </div>
  )
}
