import { SetDocumentStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { longMoment } from '@/platform/time/model'
import { AdminView } from '@/ui/AdminList/AdminView'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty } from '@/ui/AdminList/Notices'
import { Pager } from '@/ui/AdminList/Pager'

import { readVersions } from './read'
import styles from './Versions.module.scss'

/** The versions of a document: when, by whom, and what each is today. */
export async function VersionsView({
  hasPublishedDoc,
  initPageResult,
  routeSegments,
  searchParams,
}: DocumentViewServerProps): Promise<ReactNode> {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) notFound()
  const { slug } = collectionConfig
  const asked = Number(searchParams?.page)
  const found = await readVersions(req, {
    slug,
    id: String(docID),
    isOnline: Boolean(hasPublishedDoc),
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
  })
  const trash = routeSegments[2] === 'trash' ? 'trash/' : ''
  const address = `/admin/collections/${slug}/${trash}${docID}/versions`
  return (
    <AdminView>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={trash !== ''}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view="Versions"
      />
      <ListPage
        title="Versions"
        about="Chaque enregistrement. Ouvrez-en un pour voir ce qui a changé ou pour le restaurer."
      >
        {found.lines.length > 0 ? (
          <table className={styles.versions}>
            <thead>
              <tr>
                <th scope="col">Enregistrée</th>
                <th scope="col">Par</th>
                <th scope="col">État</th>
              </tr>
            </thead>
            <tbody>
              {found.lines.map(({ id, at, author, state }) => (
                <tr key={id}>
                  <td>
                    <Link href={`${address}/${id}`} prefetch={false}>
                      <time dateTime={at}>{longMoment(new Date(at))}</time>
                    </Link>
                  </td>
                  <td>{author ?? 'Le programme'}</td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <Empty icon="search" title="Aucune version" hint="La prochaine sera écrite ici." />
        )}
        <Pager page={found.page} pages={found.pages} hrefOf={(to) => `${address}?page=${to}`} />
      </ListPage>
    </AdminView>
  )
}
