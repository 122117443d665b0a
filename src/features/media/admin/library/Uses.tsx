'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import type { AnswerOf } from '@/ui/api/address'
import { useRead } from '@/ui/api/use-read'

import styles from './Details.module.scss'
import { detailLabels as words, labels } from './labels.fr'
import { PICTURE } from './query'

type Use = AnswerOf<'GET', `${typeof PICTURE}/uses`>['data'][number]

/** Everything that shows the picture, drafts included. */
export const useUses = (shelter: string, picture: string) =>
  useRead(`${PICTURE}/uses`, { params: { shelterId: shelter, mediaId: picture } })

export function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ collection, id, label, title, href, isPublic }) => (
        <li key={`${collection} ${id}`}>
          <span className={styles.kind}>{label}</span>
          {href ? <a href={href}>{title}</a> : <span>{title}</span>}
          <span className={styles.badge} data-public={isPublic || undefined}>
            {isPublic ? words.isPublic : words.isHidden}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Where the picture is used, in its details. */
export function Uses({ shelter, picture }: { shelter: string; picture: string }) {
  const { answer, error, refresh } = useUses(shelter, picture)
  const uses = answer?.data
  return (
    <section className={styles.part}>
      <h3>{words.uses}</h3>
      {error && (
        <div className={styles.failed} role="alert">
          <p>{words.usesError}</p>
          <button type="button" className={buttons.plain} onClick={() => void refresh()}>
            {labels.retry}
          </button>
        </div>
      )}
      {!uses && !error && <p className={styles.soft}>{words.usesLoading}</p>}
      {uses?.length === 0 && <p className={styles.soft}>{words.noUse}</p>}
      {uses && uses.length > 0 && <UseList uses={uses} />}
    </section>
  )
}
