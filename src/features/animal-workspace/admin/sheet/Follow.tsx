'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'

import { REQUEST_STATUS_LABELS } from '@/features/adoptions/model'
import { frequencyWords, SPONSORSHIP_STATUS_LABELS } from '@/features/donations/model'
import { StayList } from '@/features/fosters/components/StayList'
import { words as fosterWords } from '@/features/fosters/components/words.fr'
import { can } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import { eurosText } from '@/platform/money/model'
import { longMoment, plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { LoadError } from '@/ui/AdminList/Notices'
import { Pager } from '@/ui/AdminList/Pager'
import { useRead } from '@/ui/api/use-read'

import type { TeamAnimal } from '../../view'
import { namesOf } from '../query'
import styles from './Sheet.module.scss'
import { words as all } from './words.fr'

const words = all.follow

type ListProps = {
  title: string
  read: { answer: unknown; error: unknown; isLoading: boolean; refresh: () => unknown }
  loadError: string
  empty: string
  isEmpty: boolean
  children: ReactNode
}

function FollowList({ title, read, loadError, empty, isEmpty, children }: ListProps) {
  const { answer, error, isLoading, refresh } = read
  return (
    <section className={styles.follow} aria-label={title}>
      <h2>{title}</h2>
      {Boolean(error) && <LoadError sentence={loadError} onRetry={() => void refresh()} />}
      {isLoading && !answer && <p role="status">{words.loading}</p>}
      {!error && !isLoading && isEmpty && <p>{empty}</p>}
      {!isEmpty && children}
    </section>
  )
}

function Requests({ animal }: { animal: TeamAnimal }) {
  const { config } = useConfig()
  const read = useRead('/api/shelter/{shelterId}/adoption-requests', {
    params: { shelterId: animal.shelter.id },
    query: { animal: animal.id, limit: 50 },
  })
  const rows = read.answer?.data ?? []
  return (
    <FollowList
      title={words.requests}
      read={read}
      loadError={words.requestsError}
      empty={words.noRequest}
      isEmpty={rows.length === 0}
    >
      <ul>
        {rows.map(({ id, applicant, status, createdAt }) => (
          <li key={id}>
            <Link
              href={`${config.routes.admin}/collections/adoption-requests/${id}`}
              prefetch={false}
            >
              {applicant.name}
            </Link>
            <p>
              {REQUEST_STATUS_LABELS[status]} · {plainDay(new Date(createdAt))}
            </p>
          </li>
        ))}
      </ul>
    </FollowList>
  )
}

function Sponsors({ animal }: { animal: TeamAnimal }) {
  const { config } = useConfig()
  const read = useRead('/api/shelter/{shelterId}/animals/{animalId}/sponsors', {
    params: namesOf(animal),
  })
  const rows = read.answer?.data ?? []
  return (
    <FollowList
      title={words.sponsors}
      read={read}
      loadError={words.sponsorsError}
      empty={words.noSponsor}
      isEmpty={rows.length === 0}
    >
      <ul>
        {rows.map(({ id, status, firstName, lastName, amountCents, frequency }) => (
          <li key={id}>
            <Link href={`${config.routes.admin}/collections/sponsorships/${id}`} prefetch={false}>
              {`${firstName} ${lastName}`}
            </Link>
            <p>
              {SPONSORSHIP_STATUS_LABELS[status]} ·{' '}
              {`${eurosText(amountCents)}\u00a0€ ${frequencyWords(frequency)}`}
            </p>
          </li>
        ))}
      </ul>
    </FollowList>
  )
}

function Fosters({ animal, onChanged }: { animal: TeamAnimal; onChanged: () => void }) {
  const read = useRead('/api/shelter/{shelterId}/animals/{animalId}/fosters', {
    params: namesOf(animal),
  })
  const { answer, patch, refresh } = read
  return (
    <FollowList
      title={fosterWords.title}
      read={read}
      loadError={fosterWords.loadError}
      empty=""
      isEmpty={!answer}
    >
      {answer && (
        <StayList
          animal={{ ...animal, shelter: animal.shelter.id }}
          stays={answer.data}
          onChanged={(data) => {
            patch((before) => ({ ...before, data }))
            onChanged()
          }}
          onOld={() => void refresh()}
        />
      )}
    </FollowList>
  )
}

/** What the team did of the animal, the latest first. */
function Story({ animal }: { animal: TeamAnimal }) {
  const [page, setPage] = useState(1)
  const read = useRead('/api/shelter/{shelterId}/animals/{animalId}/history', {
    params: namesOf(animal),
    query: { page },
  })
  const rows = read.answer?.data ?? []
  return (
    <FollowList
      title={words.history}
      read={read}
      loadError={words.historyError}
      empty={words.noHistory}
      isEmpty={rows.length === 0}
    >
      <ol>
        {rows.map(({ id, at, by, text }) => (
          <li key={id}>
            <strong>{text}</strong>
            <p>
              <time dateTime={at}>{longMoment(new Date(at))}</time> · {by}
            </p>
          </li>
        ))}
      </ol>
      <Pager page={page} pages={read.answer?.pagination.pages ?? 1} onPage={setPage} />
    </FollowList>
  )
}

type FollowProps = {
  animal: TeamAnimal
  /** The sheet says something else by it. */
  onChanged: () => void
}

/** Where the animal lives, who asks for it, who sponsors it, and what became of it; each for those who may know. */
export function Follow({ animal, onChanged }: FollowProps) {
  const [changes, setChanges] = useState(0)
  const actor = useActor()
  const { config } = useConfig()
  return (
    <>
      <Fosters
        animal={animal}
        onChanged={() => {
          setChanges(changes + 1)
          onChanged()
        }}
      />
      {can(actor, 'manageAdoptions', animal.shelter.id) && <Requests animal={animal} />}
      {can(actor, 'viewGiving', animal.shelter.id) && <Sponsors animal={animal} />}
      <Story key={changes} animal={animal} />
      <Link
        className={buttons.link}
        href={`${config.routes.admin}/collections/animals/${animal.id}/versions`}
        prefetch={false}
      >
        {all.versions}
      </Link>
    </>
  )
}
