import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { ProblemForm } from '@/features/walks/components/ProblemForm'
import { LIST_PATH, walkPath } from '@/features/walks/model'
import { findWalk } from '@/features/walks/queries'
import type { PageQuery } from '@/platform/http/page-query'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

type Props = { slug: string; query: PageQuery }

/** The page by which anybody says that something is wrong with a walk. */
export async function WalkProblemPage({ slug, query }: Props) {
  const walk = await findWalk(slug)
  if (!walk) notFound()
  const jar = await cookies()
  const returned = returnedForm(query, (name) => jar.get(name)?.value, 'Trop d’envois détectés')
  const path = walkPath(walk.slug)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: 'Promenades', href: LIST_PATH },
            { label: walk.name, href: path },
            { label: 'Signaler un problème' },
          ]}
          title="Signaler un problème"
          lead={walk.name}
        />
        {query.fait === 'oui' ? (
          <Banner
            tone="success"
            role="status"
            title="Merci, c’est transmis"
            action={<ButtonLink href={path}>Retour à la promenade</ButtonLink>}
          >
            Son auteur et l’équipe le lisent.
          </Banner>
        ) : (
          <ProblemForm id={walk.id} slug={walk.slug} {...returned} />
        )}
      </div>
    </PageFrame>
  )
}
