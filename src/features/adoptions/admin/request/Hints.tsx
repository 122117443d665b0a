'use client'

import Link from 'next/link'

import { REQUEST_STATUS_LABELS } from '../../model'
import type { DuplicateHint } from '../../view'
import { requestWords as words } from '../words.fr'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { moment } from './words'

type Props = { hints: readonly DuplicateHint[]; adminPath: string; timezone: string }

/** Requests that may come from the same person: to be looked at, never decided by the program. */
export function Hints({ hints, adminPath, timezone }: Props) {
  if (hints.length === 0) return null
  return (
    <Panel title={words.same}>
      <p className={styles.hint}>{words.sameHint}</p>
      <ul className={styles.lines}>
        {hints.map((hint) => (
          <li key={hint.requestId}>
            <Link
              href={`${adminPath}/collections/adoption-requests/${hint.requestId}`}
              prefetch={false}
            >
              {hint.applicantName}, {hint.animalName}
            </Link>
            <span className={styles.hint}>
              {REQUEST_STATUS_LABELS[hint.status]}, {moment(timezone, hint.createdAt)} (
              {hint.same.map((each) => words.sameAs[each]).join(', ')})
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
