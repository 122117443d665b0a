import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { listFailedJobs, type FailedJob } from '@/platform/jobs/failed'
import { plainMoment } from '@/platform/time/model'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import styles from './FailedJobs.module.scss'
import { FAILED_JOBS_PATH } from './path'
import { RetryButton } from './RetryButton'

function Job({ id, label, tries, message, failedAt }: FailedJob) {
  return (
    <li className={styles.job}>
      <div>
        <h2>{label}</h2>
        <p>
          {tries > 1 ? `${tries} essais` : '1 essai'}, le dernier le{' '}
          <time dateTime={failedAt}>{plainMoment(new Date(failedAt))}</time>
        </p>
        {message && <p className={styles.message}>{message}</p>}
      </div>
      <RetryButton id={id} label={label} />
    </li>
  )
}

/** What the platform could not do by itself, for super admins. */
export async function FailedJobs(props: AdminViewServerProps) {
  const { payload, user } = props.initPageResult.req
  const isAllowed = Boolean(user?.isSuperAdmin)
  const jobs = isAllowed ? await listFailedJobs(payload) : []
  return (
    <OwnScreen {...props} path={FAILED_JOBS_PATH} isAllowed={isAllowed}>
      <Gutter className={styles.page}>
        <h1>Tâches en échec</h1>
        <p>
          Ce que la plateforme fait d’elle-même et n’a pas réussi, malgré plusieurs essais&nbsp;:
          e-mails, publications programmées, entretien.
        </p>
        {jobs.length === 0 ? (
          <p className={styles.empty}>Tout va bien&nbsp;: aucune tâche n’est en échec.</p>
        ) : (
          <ul className={styles.list}>
            {jobs.map((job) => (
              <Job key={job.id} {...job} />
            ))}
          </ul>
        )}
      </Gutter>
    </OwnScreen>
  )
}
