import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShareRowIsland } from '@/features/animals/components/ShareRowIsland'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PlaceSheet } from '@/features/places/components/PlaceSheet'
import { errorPath, faceOf, FACES, KIND_LABELS, placePath } from '@/features/places/model'
import { claimPath } from '@/features/places/owners/model'
import { findPublicPlace } from '@/features/places/queries'
import { FACE_WORDS, placeData, placeLine } from '@/features/places/wording.model'
import { env } from '@/platform/env'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

/** What search engines and shared links say of a place. */
export async function placeMetadata(slug: string): Promise<Metadata> {
  const place = await findPublicPlace(slug)
  if (!place) return { title: 'Page 404' }
  return pageMetadata({
    title: `${place.name}, ${place.communeName} · ${PLATFORM}`,
    description: place.text ?? `${KIND_LABELS[place.kind]}, ${placeLine(place)}.`,
    path: placePath(place.slug),
    siteName: PLATFORM,
    picture: { url: `${placePath(place.slug)}/partage.png`, ...SHARE_SIZE, alt: place.name },
  })
}

/** One place, as everybody may read it. */
export async function PlacePage({ slug }: { slug: string }) {
  const place = await findPublicPlace(slug)
  if (!place) notFound()
  const url = `${env.publicUrl}${placePath(place.slug)}`
  const face = faceOf(place.kind)
  return (
    <PageFrame>
      <JsonLd data={placeData(place, url)} />
      <div className={styles.page}>
        <Breadcrumb
          origin={env.publicUrl}
          trail={[{ label: FACE_WORDS[face].title, href: FACES[face].path }, { label: place.name }]}
        />
        <PlaceSheet place={place}>
          <ShareRowIsland name={place.name} text={place.name} url={url} poster={null} />
          <p>
            <a href={errorPath(place.slug)}>Signaler une erreur</a>
          </p>
          <p>
            Vous tenez ce lieu&nbsp;?{' '}
            <a href={claimPath(place.slug)}>Tenez sa page à jour vous-même</a>
          </p>
        </PlaceSheet>
      </div>
    </PageFrame>
  )
}
