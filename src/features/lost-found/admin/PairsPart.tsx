'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { RowPicture } from '@/ui/AdminList/RowPicture'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { addressOf } from '@/ui/api/address'
import { useWrite } from '@/ui/api/use-write'

import type { PairAnswer } from '../desk/model'
import type { DeskReport, PairedAnimal, PairRow, Pairs } from '../desk/view'
import { reportTitle, sexWords, speciesWord } from '../wording.model'
import styles from './Desk.module.scss'
import { looks, pageOf, whenAndWhere } from './facts'
import { isLate } from '@/ui/api/client'
import { waitingList, type WaitingFilter } from './query'
import { pairWords, words } from './words.fr'

type SideProps = {
  label: string
  title: string
  href: string
  photo: string | null
  facts: readonly string[]
}

function Side({ label, title, href, photo, facts }: SideProps) {
  return (
    <div className={styles.side}>
      <RowPicture image={photo} icon="camera" size="wide" />
      <p className={styles.label}>{label}</p>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

const ReportSide = ({ report, label }: { report: DeskReport; label: string }) => (
  <Side
    label={label}
    title={reportTitle(report)}
    href={pageOf(report)}
    photo={report.photo}
    facts={[...whenAndWhere(report), ...looks(report)]}
  />
)

const AnimalSide = ({ animal }: { animal: PairedAnimal }) => (
  <Side
    label={words.atShelter}
    title={animal.name}
    href={`/admin/collections/animals/${animal.id}`}
    photo={animal.photo}
    facts={[animal.shelter, speciesWord(animal), sexWords(animal.sex) ?? '']}
  />
)

type Gone = (row: { id: string }, said: { text: string }) => void

function Pair({ row, onGone }: { row: PairRow; onGone: Gone }) {
  const { write, refusal, isBusy } = useWrite()
  const { id, reasons, lost, found, animal } = row
  const answer = async (said: PairAnswer, done: string) => {
    const outcome = await write('POST', '/api/desk/lost-found/pairs/{pairId}', {
      params: { pairId: id },
      body: { answer: said },
    })
    if (outcome && !outcome.refusal) onGone(row, { text: done })
    else if (outcome && isLate(outcome.refusal))
      onGone(row, { text: outcome.refusal?.sentence ?? '' })
  }
  return (
    <li className={styles.pair} data-row={id} aria-busy={isBusy}>
      <div className={styles.sides}>
        <ReportSide report={lost} label={words.lost} />
        {found && <ReportSide report={found} label={words.found} />}
        {animal && <AnimalSide animal={animal} />}
      </div>
      <div className={styles.decision}>
        <div className={styles.alike} role="group" aria-label={words.alike}>
          {reasons.map((reason) => (
            <StatusMark key={reason} tone="good">
              {reason}
            </StatusMark>
          ))}
        </div>
        {refusal && !isLate(refusal) && (
          <p className={styles.refusal} role="alert">
            {refusal.sentence}
          </p>
        )}
        <div className={styles.acts}>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={isBusy || undefined}
            onClick={() => void answer('REFUSE', words.refused)}
          >
            {words.notSame}
          </button>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={isBusy || undefined}
            onClick={() => void answer('TELL', words.told)}
          >
            {found ? words.tellBoth : words.tellOne}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Pairs that may be one animal, and that nobody was told: a person looks, and decides. */
export function PairsPart({ tabs }: { tabs: ReactNode }) {
  return (
    <div className={styles.desk}>
      <TeamList<Pairs, WaitingFilter>
        words={pairWords}
        icon="search"
        params={waitingList}
        address={(view) =>
          addressOf('/api/desk/lost-found/pairs', { query: waitingList.query(view) })
        }
        filters={() => tabs}
        item={(row, { moved }) => <Pair key={row.id} row={row} onGone={moved} />}
      />
    </div>
  )
}
