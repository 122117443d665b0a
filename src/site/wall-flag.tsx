import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { FlagForm } from '@/features/wall/components/FlagForm'
import { commentFlagApi, firstWords, flagApi, postPath, WALL_PATH } from '@/features/wall/model'
import { findComment, findPost } from '@/features/wall/queries'
import type { PageQuery } from '@/platform/http/page-query'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

type Props = { kind: 'post' | 'comment'; id: string; query: PageQuery }

const THANKS = (
  <PageFrame>
    <div className={styles.narrow}>
      <PageBanner
        variant="form"
        trail={[{ label: 'Le mur', href: WALL_PATH }, { label: 'Signaler' }]}
        title="Signaler"
      />
      <Banner
        tone="success"
        role="status"
        title="Merci, c’est transmis"
        action={<ButtonLink href={WALL_PATH}>Retour au mur</ButtonLink>}
      >
        L’équipe de Patte Blanche le lit.
      </Banner>
    </div>
  </PageFrame>
)

/** The page by which anybody says that something does not belong on the wall. */
export async function WallFlagPage({ kind, id, query }: Props) {
  // What was just flagged may be hidden now.
  if (query.fait === 'oui') return THANKS
  const found = kind === 'post' ? await findPost(id) : await findComment(id)
  if (!found) notFound()
  const jar = await cookies()
  const returned = returnedForm(query, (name) => jar.get(name)?.value, 'Trop d’envois détectés')
  const post = 'post' in found ? found.post : found.id
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: 'Le mur', href: WALL_PATH },
            { label: found.by.name, href: postPath(post) },
            { label: 'Signaler' },
          ]}
          title={kind === 'post' ? 'Signaler une publication' : 'Signaler un commentaire'}
          lead={`«\u00a0${firstWords(found.body, 120)}\u00a0»`}
        />
        <p>
          Un animal est maltraité&nbsp;? <a href="/agir/maltraitance">Prévenez qui peut agir</a>.
        </p>
        <FlagForm path={kind === 'post' ? flagApi(id) : commentFlagApi(id)} {...returned} />
      </div>
    </PageFrame>
  )
}
