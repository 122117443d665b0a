import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { FormButton } from '@/features/forms/components/FormButton'
import { findContactForm } from '@/features/forms/queries'
import { formPath } from '@/features/forms/wire.model'
import { ContactTemplate } from '@/features/shelters/components/ContactTemplate'
import { addressLine } from '@/features/shelters/components/map-links'
import { shelterFacts } from '@/features/shelters/components/shelter-facts'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { ShelterMapIsland } from '@/features/shelters/components/ShelterMapIsland'
import { shelterPicture } from '@/features/shelters/share-picture'
import { pageMetadata } from '@/site/metadata'
import { openShelter } from '@/site/open-shelter'
import { JsonLd } from '@/ui/JsonLd'

import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shelter = await openShelter(params)
  if (!shelter) return { title: 'Page 404' }
  const { name, slug, city, phone } = shelter
  return pageMetadata({
    title: `Contact et accès · ${name}`,
    description: `Joindre ${name}, à ${city}${phone && `, au ${phone}`} : adresse, horaires d’ouverture et itinéraire.`,
    path: `/shelter/${slug}/contact`,
    siteName: name,
    picture: shelterPicture(shelter),
  })
}

/** Every way to reach the shelter, and how to come. */
export default async function Page({ params }: Props) {
  const shelter = await openShelter(params)
  if (!shelter) notFound()
  const { id, slug, name, city, isPhysical, lat, lng, openingHours } = shelter
  const form = await findContactForm(id)
  return (
    <>
      <ShelterBanner shelter={shelter} title="Contact et accès" />
      <div className={styles.page}>
        <div className={styles.part}>
          <ContactTemplate shelterId={id} content={{ title: '', description: '' }} />
        </div>
        {form && (
          <section aria-labelledby="ecrire">
            <h2 id="ecrire">Écrire au refuge</h2>
            <p>
              Posez votre question ici&nbsp;: l’équipe la reçoit aussitôt, et vous suivez sa
              réponse.
            </p>
            <FormButton formId={form.id} href={formPath(slug, form.id)}>
              {form.title}
            </FormButton>
          </section>
        )}
        <section className={styles.part} aria-labelledby="venir">
          <h2 id="venir">Comment venir</h2>
          {isPhysical ? (
            <>
              <p>
                {name} vous reçoit à {city} : {addressLine(shelter)}.{' '}
                {openingHours.length > 0 &&
                  'Venez aux heures d’ouverture, ou convenez d’un moment par téléphone.'}
              </p>
              <ShelterMapIsland
                name={name}
                address={addressLine(shelter)}
                lat={lat}
                lng={lng}
                isLarge
              />
            </>
          ) : (
            <p>
              {name} n’a pas de lieu d’accueil : ses animaux vivent dans des familles, autour de{' '}
              {city}. Appelez ou écrivez, et un rendez-vous sera convenu avec la famille de l’animal
              que vous souhaitez rencontrer.
            </p>
          )}
        </section>
      </div>
      <JsonLd data={shelterFacts(shelter)} />
    </>
  )
}
