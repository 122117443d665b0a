'use client'

import type { ComponentProps, ReactNode } from 'react'

import { StatusMark } from '@/ui/AdminList/StatusMark'
import { useTrail } from '@/ui/AdminList/use-trail'

import { WalkEditor } from '../editor/components/WalkEditor'
import { DESK_PATH, STATUS_LABELS } from '../model'
import type { OwnWalk } from '../view'
import styles from './EditWalk.module.scss'
import { STATUS_TONES, words } from './words.fr'

type Props = Omit<ComponentProps<typeof WalkEditor>, 'walk' | 'next' | 'isAdmin'> & {
  /** Null for a new one. */
  walk: Pick<OwnWalk, 'id' | 'name' | 'version' | 'status' | 'slug' | 'rejectedReason'> | null
  /** In the place of the editor. */
  children?: ReactNode
}

/** The editor of the site, in the frame of the admin. */
export function EditScreen({ walk, children, ...editor }: Props) {
  const title = walk?.name ?? words.write
  useTrail({ label: words.title, url: DESK_PATH }, { label: title })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {walk && (
          <StatusMark tone={STATUS_TONES[walk.status]}>{STATUS_LABELS[walk.status]}</StatusMark>
        )}
      </header>
      <div className={styles.clothes}>
        {children || (
          <WalkEditor
            {...editor}
            walk={
              walk && {
                id: walk.id,
                version: walk.version,
                status: walk.status,
                slug: walk.slug,
                rejectedReason: walk.rejectedReason,
              }
            }
            next={`${DESK_PATH}?part=all`}
            isAdmin
          />
        )}
      </div>
    </div>
  )
}
