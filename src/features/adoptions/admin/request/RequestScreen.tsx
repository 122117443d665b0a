'use client'

import { toast, useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { useTrail } from '@/ui/AdminList/use-trail'

import { REQUEST_STATUS_LABELS, type RequestStatus } from '../../model'
import { said } from '../board/drag'
import { MoveDialog } from '../move/MoveDialog'
import { Alert } from '../ui/Alert'
import { useRequest } from '../use-request'
import { boardWords, requestWords as words } from '../words.fr'
import { Answers } from './Answers'
import { BackDialog } from './BackDialog'
import { Certificate } from './Certificate'
import { Hints } from './Hints'
import { Letter } from './Letter'
import { Meeting } from './Meeting'
import { NextSteps } from './NextSteps'
import styles from './Request.module.scss'
import { ReturnDialog } from './ReturnDialog'
import { Story } from './Story'
import { Summary } from './Summary'
import { moment } from './words'

type Props = { shelter: string; requestId: string }

/** One request, calmly: what to do next first, then everything that is known of it. */
export function RequestScreen({ shelter, requestId }: Props) {
  const { detail, error, refresh } = useRequest(shelter, requestId)
  const { config } = useConfig()
  const [asked, setAsked] = useState<RequestStatus | 'back' | 'return' | null>(null)
  const admin = config.routes.admin
  const list = `${admin}/collections/adoption-requests`
  // The heading says whose it is: a phone has no room to say it twice.
  useTrail({ label: boardWords.title, url: list })
  const back = (
    <Link className={buttons.link} href={list} prefetch={false}>
      {words.all}
    </Link>
  )
  if (!detail)
    return (
      <div className={styles.screen}>
        {back}
        {error ? (
          <Alert tone="bad" isUrgent>
            <p>{error.message}</p>
            <button type="button" className={buttons.plain} onClick={() => void refresh()}>
              {words.retry}
            </button>
          </Alert>
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </div>
    )
  const done = () => void refresh()
  const part = { shelter, detail, onDone: done }
  return (
    <div className={styles.screen}>
      {back}
      <header className={styles.header}>
        <h1>
          {words.of(detail.applicant.name)} <span>pour {detail.animal.name}</span>
        </h1>
        <p>
          <span className={styles.status} data-status={detail.status}>
            {REQUEST_STATUS_LABELS[detail.status]}
          </span>{' '}
          {words.received(moment(detail.timezone, detail.createdAt))}
        </p>
      </header>
      {error && <Alert tone="bad">{error.message}</Alert>}
      <div className={styles.columns}>
        <div className={styles.lead}>
          <NextSteps
            detail={detail}
            onMove={setAsked}
            onBack={() => setAsked('back')}
            onReturn={() => setAsked('return')}
          />
          <Hints hints={detail.duplicates} adminPath={admin} timezone={detail.timezone} />
        </div>
        <div className={styles.aside}>
          <Certificate {...part} />
          <Meeting {...part} />
          <Summary {...part} adminPath={admin} />
        </div>
        <div className={styles.rest}>
          <Answers answers={detail.answers} adminPath={admin} />
          <Letter {...part} />
          <Story {...part} />
        </div>
      </div>
      {asked === 'return' && <ReturnDialog {...part} onClose={() => setAsked(null)} />}
      {asked === 'back' && detail.back && (
        <BackDialog {...part} back={detail.back} onClose={() => setAsked(null)} />
      )}
      {asked && asked !== 'return' && asked !== 'back' && (
        <MoveDialog
          shelter={shelter}
          card={detail}
          to={asked}
          onClose={() => setAsked(null)}
          onMoved={(to) => {
            setAsked(null)
            toast.success(said.moved(detail, to))
            done()
          }}
          onStale={done}
        />
      )}
    </div>
  )
}
