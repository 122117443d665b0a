'use client'

import type { ReactNode } from 'react'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'
import { useWrite } from '@/ui/api/use-write'

import type { DeskReport, FlagRow, Flags } from '../desk/view'
import { reportTitle } from '../wording.model'
import styles from './Desk.module.scss'
import { pageOf, pictureOf, whenAndWhere } from './facts'
import { isLate } from '@/ui/api/client'
import { waitingList, type WaitingFilter } from './query'
import { WithdrawDialog } from './WithdrawDialog'
import { flagWords, words } from './words.fr'

type LineProps = { row: FlagRow; onWithdraw: () => void; onDone: (said: string) => void }

function Line({ row, onWithdraw, onDone }: LineProps) {
  const { write, refusal, isBusy } = useWrite()
  const { id, flags, flagCount } = row
  const keep = async () => {
    const outcome = await write('POST', '/api/desk/lost-found/reports/{reportId}/keep', {
      params: { reportId: id },
    })
    if (outcome && !outcome.refusal) onDone(words.kept)
    else if (outcome && isLate(outcome.refusal)) onDone(outcome.refusal?.sentence ?? '')
  }
  const more = flagCount - flags.length
  return (
    <PictureLine
      id={id}
      look="table"
      href={pageOf(row)}
      title={reportTitle(row)}
      picture={pictureOf(row)}
      facts={whenAndWhere(row)}
      isBusy={isBusy}
      refusal={isLate(refusal) ? null : refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone="care">
            {flagCount === 1 ? '1 signalement' : `${flagCount} signalements`}
          </StatusMark>
          {row.text && <p className={styles.whole}>{row.text}</p>}
          <ul className={styles.reasons} aria-label="Ce qui ne va pas">
            {flags.map((flag) => (
              <li key={flag.id}>
                <q>{flag.reason}</q>
                <time dateTime={flag.at}>{longMoment(new Date(flag.at))}</time>
              </li>
            ))}
            {more > 0 && <li>{more === 1 ? 'et un autre' : `et ${more} autres`}</li>}
          </ul>
        </>
      }
    >
      <button
        type="button"
        className={buttons.plain}
        aria-disabled={isBusy || undefined}
        onClick={() => void keep()}
      >
        {words.keep}
      </button>
      <button type="button" className={buttons.danger} onClick={onWithdraw}>
        {words.withdraw}
      </button>
    </PictureLine>
  )
}

/** Reports that somebody finds something wrong with, the longest waiting first. */
export function FlagsPart({ tabs }: { tabs: ReactNode }) {
  const withdrawal = useRowQuestion<DeskReport>()
  return (
    <div className={styles.desk}>
      <TeamList<Flags, WaitingFilter>
        words={flagWords}
        icon="shield"
        params={waitingList}
        address={(view) =>
          addressOf('/api/desk/lost-found/flagged', { query: waitingList.query(view) })
        }
        filters={() => tabs}
        item={(row, { moved }) => (
          <Line
            key={row.id}
            row={row}
            onWithdraw={() => withdrawal.ask(row)}
            onDone={(text) => moved(row, { text })}
          />
        )}
        dialogs={(changes) =>
          withdrawal.about && (
            <WithdrawDialog
              report={withdrawal.about}
              {...withdrawal.ends(changes, withdrawal.about, { text: words.withdrawn })}
            />
          )
        }
      />
    </div>
  )
}
