'use client'

import { useState } from 'react'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { useTrail } from '@/ui/AdminList/use-trail'

import { DESK_PATH, eventTitle, KIND_LABELS, STATUS_LABELS } from '../model'
import type { Report } from '../view'
import styles from './Desk.module.scss'
import { Facts } from './Facts'
import { TONES } from './marks'
import { StepDialog, type Step } from './StepDialog'
import { words } from './words.fr'

/** One report: what was seen, what was done, what comes next. */
export function ReportScreen({ initial }: { initial: Report }) {
  const [report, setReport] = useState(initial)
  const [step, setStep] = useState<Step | null>(null)
  const { id, kind, commune, status, photos, events } = report
  const title = `${KIND_LABELS[kind]}, ${commune}`
  useTrail({ label: words.title, url: DESK_PATH }, { label: title })
  const isClosed = status === 'CLOSED'
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <StatusMark tone={TONES[status]}>{STATUS_LABELS[status]}</StatusMark>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.words}>{report.description}</p>
          {photos.length > 0 && (
            <ul className={styles.photos} aria-label="Photos">
              {photos.map((photo, at) => {
                const href = `/api/desk/abuse-reports/${id}/photos/${photo.id}`
                return (
                  <li key={photo.id}>
                    <a href={href} target="_blank" rel="noreferrer">
                      <img
                        src={href}
                        alt={`Vue ${at + 1} sur ${photos.length}, s’ouvre dans un nouvel onglet`}
                      />
                    </a>
                  </li>
                )
              })}
            </ul>
          )}
          {events.length > 0 && (
            <ol className={styles.story} aria-label="Ce qui a été fait">
              {events.map((event) => (
                <li key={event.id}>
                  <strong>{eventTitle(event)}</strong>
                  <time dateTime={event.at}>{longMoment(new Date(event.at))}</time>
                  {event.text && <p>{event.text}</p>}
                </li>
              ))}
            </ol>
          )}
        </div>
        <aside className={styles.side} aria-label="Suivi du signalement">
          <div className={styles.steps} role="group" aria-label="Étape suivante">
            {!isClosed && (
              <>
                <button
                  type="button"
                  className={status === 'RECEIVED' ? buttons.primary : buttons.plain}
                  onClick={() => setStep('forward')}
                >
                  {status === 'RECEIVED' ? words.forward : words.forwardAgain}
                </button>
                <button type="button" className={buttons.plain} onClick={() => setStep('close')}>
                  {words.close}
                </button>
              </>
            )}
            <button type="button" className={buttons.plain} onClick={() => setStep('messages')}>
              {words.message}
            </button>
          </div>
          <Facts report={report} />
        </aside>
      </div>
      {step && (
        <StepDialog
          report={report}
          step={step}
          onClose={() => setStep(null)}
          onDone={(changed) => {
            setReport(changed)
            setStep(null)
          }}
        />
      )}
    </div>
  )
}
