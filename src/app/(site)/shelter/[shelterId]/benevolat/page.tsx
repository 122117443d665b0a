import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import { MissionCard } from '@/features/volunteering/components/MissionCard'
import { LIST_PATH, shelterMissionsPath } from '@/features/volunteering/model'
import { listShelterMissions } from '@/features/volunteering/queries'
import { counted, ofOrganisation } from '@/platform/french.model'
import { pageMetadata } from '@/site/metadata'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import styles from '@/site/page.module.scss'
import page from '../news/page.module.scss'

// The same for everybody: kept until what it shows changes.
export const dynamic = 'force-static'

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
    title: `Missions de bénévolat · ${name}`,
    description: `Donner de votre temps\u00a0: les missions ${ofOrganisation(name)}, à ${city}.`,
    path: shelterMissionsPath(slug),
    siteName: name,
    picture: shelterPicture(shelter),
  })
}

/** What volunteers can do for a shelter. */
export default async function Page(props: Props) {
  const shelter = await load(props)
  if (!shelter) notFound()
  const missions = await listShelterMissions(shelter.id)
  return (
    <>
      <ShelterBanner shelter={shelter} title="Missions de bénévolat">
        {missions.length > 0 && <p>{counted(missions.length, 'mission', 'missions')}</p>}
      </ShelterBanner>
      <div className={page.page}>
        {missions.length > 0 ? (
          <Static as="ul" className={styles.cards}>
            {missions.map((mission) => (
              <li key={mission.id}>
                <MissionCard mission={mission} level="h2" isAtHome />
              </li>
            ))}
          </Static>
        ) : (
          <div className={page.empty}>
            <p>Nous ne cherchons pas de bénévole aujourd’hui, merci.</p>
            <ButtonLink href={LIST_PATH}>Voir les missions d’autres refuges</ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}
