import type { ServerProps } from 'payload'

import { numberOfFailedJobs } from '@/platform/jobs/failed'
import { MenuLink } from '@/ui/AdminList/MenuLink'

import { FAILED_JOBS_PATH } from './path'

/** In the navigation of super admins, with how many there are. */
export async function FailedJobsLink({ payload, user }: ServerProps) {
  if (!user?.isSuperAdmin) return null
  const count = await numberOfFailedJobs(payload)
  return <MenuLink href={FAILED_JOBS_PATH} label="Tâches en échec" count={count} />
}
