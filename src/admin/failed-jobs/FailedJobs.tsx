import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { listFailedJobs, type FailedJob } from '@/platform/jobs/failed'
import { PARIS } from '@/platform/time/model'

import styles from './FailedJobs.module.scss'
import { FAILED_JOBS_PATH } from './path'
import { RetryButton } from './RetryButton'

const when = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: PARIS,
})

function Job({ id, label, tries, message, failedAt }: FailedJob) {
  return (
    <li className={styles.job}>
      <div>
        <h2>{label}</h2>
        <p>
          {tries > 1 ? `${tries} essais` : '1 essai'}, le dernier le{' '}
          <time dateTime={failedAt}>{when.format(new Date(failedAt))}</time>
        </p>
        {message && <p className={styles.message}>{message}</p>}
      </div>
      <RetryButton id={id} label={label} />
    </li>
  )
}

/** What the platform could not do by itself, for super admins. */
export async function FailedJobs({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user, i18n } = req
  // Payload shows its custom screens to everybody.
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(FAILED_JOBS_PATH)}`)
  if (!user.isSuperAdmin) notFound()
  const jobs = await listFailedJobs(payload)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
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
    </DefaultTemplate>
  )
}
