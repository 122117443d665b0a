'use client'

import { useState } from 'react'

import { longMomentIn } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { send } from '@/ui/api/client'

import { isOpen } from '../../model'
import type { RequestDetail } from '../../view'
import { REQUEST } from '../board/query'
import { Alert } from '../ui/Alert'
import { requestWords as words } from '../words.fr'
import { MeetingDialog } from './MeetingDialog'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { useWrite } from './use-write'

type Props = { shelter: string; detail: RequestDetail; onDone: () => void }

/** When the family meets the animal. */
export function Meeting({ shelter, detail, onDone }: Props) {
  const [asked, setAsked] = useState<'set' | 'cancel' | null>(null)
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const { applicant, meetingAt, meetingPlace, status } = detail
  const isHere = status === 'MEETING'
  if (!isHere && !meetingAt) return null
  const cancel = async () => {
    const done = await write(
      (params) => send('PATCH', REQUEST, { params, body: { meetingAt: null } }),
      words.saved,
    )
    if (done) setAsked(null)
  }
  return (
    <Panel title={words.meeting}>
      {meetingAt ? (
        <p className={styles.strong}>
          {words.meetingAt(longMomentIn(detail.timezone, new Date(meetingAt)))}
        </p>
      ) : (
        <>
          <p>{words.meetingNone}</p>
          <p className={styles.hint}>{applicant.email ? words.meetingWaits : words.meetingCall}</p>
        </>
      )}
      {meetingAt && meetingPlace && <p>{meetingPlace}</p>}
      {isHere && isOpen(status) && (
        <div className={styles.others}>
          <button type="button" className={buttons.plain} onClick={() => setAsked('set')}>
            {meetingAt ? words.changeMeeting : words.setMeeting}
          </button>
          {meetingAt && (
            <button type="button" className={buttons.plain} onClick={() => setAsked('cancel')}>
              {words.cancelMeeting}
            </button>
          )}
        </div>
      )}
      {asked === 'set' && (
        <MeetingDialog
          shelter={shelter}
          detail={detail}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
      {asked === 'cancel' && (
        <ActionDialog
          isSheet
          title={words.cancelMeetingQuestion}
          onClose={() => setAsked(null)}
          action={words.cancelMeeting}
          isBusy={isBusy}
          isDanger
          cancel={words.keep}
          onAction={cancel}
        >
          {refusal && (
            <Alert tone="bad" isUrgent>
              {refusal.sentence}
            </Alert>
          )}
          <p>{applicant.email ? words.cancelMeetingHint : words.cancelMeetingCall}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}
