import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import { RequestCard } from '@/features/supply-requests/components/RequestCard'
import styles from '@/features/supply-requests/components/Supply.module.scss'
import { needsPath } from '@/features/supply-requests/model'
import { listShelterRequests } from '@/features/supply-requests/queries'
import { counted, ofOrganisation } from '@/platform/french.model'
import { pageMetadata } from '@/site/metadata'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import page from '../news/page.module.scss'

// The same for everybody: kept until what it shows changes.
export const dynamic = 'force-static'

/** Most that one shelter asks for at a time; the list of the platform has pages. */
const MOST = 200

type Props = { params: Promise<{ shelterId: string }> }

const load = async ({ params }: Props) => {
  const key = await findShelter((await params).shelterId)
  return key && readShelter(key.id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const shelter = await load(props)
  if (!shelter) return { title: 'Page 404' }
  const { name, city, slug } = shelter
  return pageMetadata({
    title: `Nos besoins · ${name}`,
    description: `Ce que vous pouvez apporter\u00a0: les besoins ${ofOrganisation(name)}, à ${city}.`,
    path: needsPath(slug),
    siteName: name,
    picture: shelterPicture(shelter),
  })
}

/** What a shelter asks for in kind. */
export default async function Page(props: Props) {
  const shelter = await load(props)
  if (!shelter) notFound()
  const requests = await listShelterRequests(shelter.id, MOST)
  return (
    <>
      <ShelterBanner shelter={shelter} title="Nos besoins">
        {requests.length > 0 && (
          <p>
            {requests.length === MOST
              ? `Les ${MOST} premiers`
              : counted(requests.length, 'besoin', 'besoins')}
          </p>
        )}
      </ShelterBanner>
      <div className={page.page}>
        {requests.length > 0 ? (
          <Static as="ul" className={styles.cards}>
            {requests.map((request, at) => (
              <li key={request.id}>
                <RequestCard request={request} level="h2" isEager={at < 3} isAtHome />
              </li>
            ))}
          </Static>
        ) : (
          <div className={page.empty}>
            <p>Rien ne nous manque aujourd’hui, merci. Venez plutôt voir nos animaux.</p>
            <ButtonLink href={`/shelter/${shelter.slug}/animals`}>Voir nos animaux</ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}
