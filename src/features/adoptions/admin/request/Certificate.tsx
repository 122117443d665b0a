'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { countdownWords, hasDelivered, readyAt } from '../../model'
import type { RequestDetail } from '../../view'
import { Alert } from '../ui/Alert'
import { useNow } from '../use-now'
import { requestWords as words } from '../words.fr'
import { DateDialog } from './DateDialog'
import { PaperDialog } from './PaperDialog'
import { Panel } from './Panel'
import styles from './Request.module.scss'
import { moment } from './words'

type Props = { shelter: string; detail: RequestDetail; onDone: () => void }

/** The engagement certificate: delivered, signed, and how long the law still asks to wait. */
export function Certificate({ shelter, detail, onDone }: Props) {
  const now = useNow()
  const [asked, setAsked] = useState<'paper' | 'date' | null>(null)
  const { certificateDetail: certificate, needsCertificate, status, timezone } = detail
  if (!needsCertificate) return null
  // Before it is delivered, or after that step was taken back.
  if (!certificate || !hasDelivered(status))
    return status === 'REJECTED' || status === 'WITHDRAWN' ? null : (
      <Panel title={words.certificate}>
        <p className={styles.hint}>{words.certificateNone}</p>
      </Panel>
    )
  const isReady = now >= readyAt(certificate.deliveredAt)
  return (
    <Panel title={words.certificate}>
      {status === 'CERTIFICATE' && (
        <Alert tone={isReady ? 'good' : 'wait'}>
          <strong>{countdownWords(certificate.deliveredAt, now)}</strong>
        </Alert>
      )}
      <ul className={styles.lines}>
        <li>{words.delivered(moment(timezone, certificate.deliveredAt))}</li>
        {!isReady && <li>{words.ready(moment(timezone, certificate.readyAt))}</li>}
        <li>
          {certificate.signedAt
            ? words.signedBy(
                certificate.signatureName ?? '',
                moment(timezone, certificate.signedAt),
              )
            : words.notSigned}
        </li>
      </ul>
      <div className={styles.others}>
        <a className={buttons.plain} href={certificate.url} target="_blank">
          <Icon name="download" size={20} />
          {words.download}
        </a>
        {certificate.signedPaperUrl && (
          <a className={buttons.plain} href={certificate.signedPaperUrl} target="_blank">
            <Icon name="download" size={20} />
            {words.paper}
          </a>
        )}
        {!certificate.signedAt && status === 'CERTIFICATE' && (
          <button type="button" className={buttons.plain} onClick={() => setAsked('paper')}>
            {words.recordPaper}
          </button>
        )}
        {certificate.canCorrectDate && status === 'CERTIFICATE' && (
          <button type="button" className={buttons.plain} onClick={() => setAsked('date')}>
            {words.correctDate}
          </button>
        )}
      </div>
      {asked === 'paper' && (
        <PaperDialog
          shelter={shelter}
          detail={detail}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
      {asked === 'date' && (
        <DateDialog
          shelter={shelter}
          detail={detail}
          deliveredAt={certificate.deliveredAt}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </Panel>
  )
}
