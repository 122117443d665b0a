import type { Metadata } from 'next'
import { cookies } from 'next/headers'

import { NewReportForm } from '@/features/lost-found/components/NewReportForm'
import { WORDS } from '@/features/lost-found/components/words.fr'
import {
  LIST_PATHS,
  LIST_TITLES,
  newReportPath,
  type ReportKind,
} from '@/features/lost-found/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { parisDay } from '@/platform/time/model'
import { newestDay } from '@/platform/time/zones.model'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

const TOO_MANY = 'Trop d’avis ont été envoyés'

export const newReportMetadata = (kind: ReportKind): Metadata =>
  pageMetadata({
    title: `${WORDS[kind].title} · ${PLATFORM}`,
    description: WORDS[kind].lead,
    path: newReportPath(kind),
    siteName: PLATFORM,
  })

/** The page with the short form; it knows a signed-in person, and what was typed without JavaScript. */
export async function NewReportPage({ kind, query }: { kind: ReportKind; query: PageQuery }) {
  const jar = await cookies()
  const returned = returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY)
  const { user } = await pageSession()
  const known = user ? { contactName: user.name.split(' ')[0], email: user.email } : {}
  const { title, lead } = WORDS[kind]
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          origin={env.publicUrl}
          trail={[{ label: LIST_TITLES[kind], href: LIST_PATHS[kind] }, { label: 'Signaler' }]}
          title={title}
          lead={lead}
        />
        <NewReportForm
          kind={kind}
          today={parisDay(new Date())}
          newest={newestDay(new Date())}
          saveKey={randomKey()}
          {...returned}
          draft={{ ...known, ...returned.draft }}
        />
      </div>
    </PageFrame>
  )
}
