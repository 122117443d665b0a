import type { Metadata } from 'next'

import { routes } from '@/app/api/routes'
import { apiReference } from '@/platform/http/api-reference'
import { PageBanner } from '@/ui/PageBanner'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { pageMetadata, platformTitle, PLATFORM } from '@/site/metadata'

import { ApiRoute } from './ApiRoute'
import styles from './page.module.scss'

export const metadata: Metadata = pageMetadata({
  title: platformTitle('Interface de programmation'),
  description:
    'Les adresses de l’API de Patte Blanche\u00a0: ce qu’elles attendent, ce qu’elles rendent.',
  path: '/developpeurs',
  siteName: PLATFORM,
})

// The address of the site is known when the server runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function Page() {
  const groups = apiReference(routes)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="page"
          origin={env.publicUrl}
          trail={[{ label: 'Développeurs' }]}
          title="Interface de programmation"
        />
        <p>
          Toutes les réponses sont en JSON. Une erreur a toujours la forme{' '}
          <code>{'{ "success": false, "error": "…", "fields": { "champ": "…" } }'}</code>, avec une
          phrase en français et un vrai statut HTTP. Chaque adresse peut aussi répondre 400 (demande
          mal formée), 429 (trop de demandes), 500 et 503. Le même contenu pour les machines&nbsp;:{' '}
          <a href="/api/openapi.json">document OpenAPI 3.1</a>.
        </p>
        <p>
          {routes.length} adresses, par sujet. Ouvrez celui qui vous intéresse{'\u00a0'}:
        </p>
        {groups.map(({ tag, entries }) => (
          <details key={tag} className={styles.group}>
            <summary>
              <h2>{tag}</h2>
              <span>{entries.length > 1 ? `${entries.length} adresses` : '1 adresse'}</span>
            </summary>
            {entries.map((entry) => (
              <ApiRoute key={entry.id} entry={entry} />
            ))}
          </details>
        ))}
      </div>
    </PageFrame>
  )
}
