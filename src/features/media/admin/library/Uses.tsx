'use client'

import useSWR from 'swr'

import buttons from '@/ui/admin-buttons.module.scss'

import { pictureAddress, read, type PictureUse } from './client'
import styles from './Details.module.scss'
import { detailLabels as words, labels } from './labels.fr'

/** Everything that shows the picture, drafts included. */
export const useUses = (shelter: string, picture: string | null) =>
  useSWR<PictureUse[], Error>(picture ? `${pictureAddress(shelter, picture)}/uses` : null, read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })

export function UseList({ uses }: { uses: readonly PictureUse[] }) {
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
  const { data, error, mutate } = useUses(shelter, picture)
  return (
    <section className={styles.part}>
      <h3>{words.uses}</h3>
      {error && (
        <div className={styles.failed} role="alert">
          <p>{words.usesError}</p>
          <button type="button" className={buttons.plain} onClick={() => void mutate()}>
            {labels.retry}
          </button>
        </div>
      )}
      {!data && !error && <p className={styles.soft}>{words.usesLoading}</p>}
      {data?.length === 0 && <p className={styles.soft}>{words.noUse}</p>}
      {data && data.length > 0 && <UseList uses={data} />}
    </section>
  )
}
