'use client'

import Link from 'next/link'

import { statusWord } from '@/features/animals/model'
import { longDay, plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { addressOf } from '@/ui/api/address'

import { delayWords } from '../desk/model'
import type { Taken, TakenRow } from '../desk/view'
import { isActive, writePath } from '../model'
import { placeLine } from '../wording.model'
import styles from './Desk.module.scss'
import { pageOf, pictureOf } from './facts'
import { waitingList, type WaitingFilter } from './query'
import { ShelterChoice, type TeamPart } from './ShelterChoice'
import { takenWords, words } from './words.fr'

function Line({ row }: { row: TakenRow }) {
  const { kind, id, animal, isPublic, status } = row
  const { poundEnd } = animal
  const now = new Date()
  return (
    <PictureLine
      id={id}
      look="table"
      href={`/admin/collections/animals/${animal.id}`}
      title={animal.name}
      picture={pictureOf(row)}
      facts={[`Recueilli le ${longDay(new Date(animal.takenAt))}`, placeLine(row)]}
      louder={
        poundEnd
          ? [delayWords(poundEnd, now), `adoptable à partir du ${plainDay(new Date(poundEnd))}`]
          : []
      }
      states={
        <StatusMark tone={animal.status === 'FOUND' ? 'wait' : 'good'}>
          {statusWord(animal.status, animal.sex)}
        </StatusMark>
      }
    >
      {isPublic && (
        <Link className={buttons.plain} href={pageOf(row)} prefetch={false}>
          {words.notice}
        </Link>
      )}
      {isPublic && isActive(status) && (
        <Link className={buttons.plain} href={writePath(kind, id)} prefetch={false}>
          {words.write}
        </Link>
      )}
    </PictureLine>
  )
}

/** What a shelter took in from reports, and how it goes on. */
export function TakenPart({ tabs, ...team }: TeamPart) {
  return (
    <div className={styles.desk}>
      <TeamList<Taken, WaitingFilter>
        words={takenWords}
        icon="home"
        params={waitingList}
        address={(view) =>
          addressOf('/api/shelter/{shelterId}/lost-found/taken', {
            params: { shelterId: team.shelter.id },
            query: waitingList.query(view),
          })
        }
        filters={() => (
          <>
            {tabs}
            {team.shelters.length > 1 && (
              <div className={filters.filters}>
                <Toolbar>
                  <ShelterChoice {...team} />
                </Toolbar>
              </div>
            )}
          </>
        )}
        item={(row) => <Line key={row.id} row={row} />}
      />
    </div>
  )
}
