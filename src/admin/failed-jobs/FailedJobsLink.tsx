import type { ServerProps } from 'payload'

import { numberOfFailedJobs } from '@/platform/jobs/failed'

import styles from './FailedJobs.module.scss'
import { FAILED_JOBS_PATH } from './path'

/** In the navigation of super admins, with how many there are. */
export async function FailedJobsLink({ payload, user }: ServerProps) {
  if (!user?.isSuperAdmin) return null
  const count = await numberOfFailedJobs(payload)
  return (
    <a className={styles.link} href={FAILED_JOBS_PATH}>
      Tâches en échec
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  )
}
