import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { countYearAdoptions } from '@/features/animals/figures/queries'
import { countShelterAnimals } from '@/features/animals/queries'
import { animalCount } from '@/features/animals/wording'
import { FaqTemplate } from '@/features/faq/components/FaqTemplate'
import { listFaq } from '@/features/faq/queries'
import { GalleryTemplate } from '@/features/shelters/components/GalleryTemplate'
import { OpeningHours } from '@/features/shelters/components/OpeningHours'
import { shelterNamed } from '@/features/shelters/components/shelter-facts'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import type { PublicShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import { TeamTemplate } from '@/features/team/components/TeamTemplate'
import { frenchSpaces } from '@/platform/html/french'
import { pageMetadata } from '@/site/metadata'
import { openShelter } from '@/site/open-shelter'
import { ButtonLink } from '@/ui/Button'
import { JsonLd } from '@/ui/JsonLd'

import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shelter = await openShelter(params)
  if (!shelter) return { title: 'Page 404' }
  return pageMetadata({
    title: `Qui sommes-nous · ${shelter.name}`,
    description:
      shelter.shortDescription || `${shelter.name}, à ${shelter.city} : qui nous sommes.`,
    path: `/shelter/${shelter.slug}/about`,
    siteName: shelter.name,
    picture: shelterPicture(shelter),
  })
}

const NO_WORDS = { title: '', description: '' }

/** The shelter in its own words, with its people and figures that are counted, not claimed. */
export default async function Page({ params }: Props) {
  const shelter = await openShelter(params)
  if (!shelter) notFound()
  const home = `/shelter/${shelter.slug}`
  const text = shelter.longDescription || shelter.shortDescription
  const questions = await listFaq(shelter.id)
  return (
    <>
      <ShelterBanner shelter={shelter} title="Qui sommes-nous" />
      <div className={styles.page}>
        <div className={styles.top}>
          <section className={styles.words} aria-labelledby="presentation">
            <h2 id="presentation">{shelter.name}</h2>
            {text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{frenchSpaces(paragraph)}</p>
            ))}
            {questions.length > 0 && (
              <p>
                <a className={styles.jump} href="#questions">
                  Les questions que l’on nous pose souvent
                </a>
              </p>
            )}
          </section>
          <aside className={styles.aside} aria-label="En bref">
            <Figures shelter={shelter} />
            {shelter.openingHours.length > 0 && (
              <div>
                <h2 className={styles.title}>Nos horaires</h2>
                <OpeningHours shelter={shelter} />
              </div>
            )}
            <div className={styles.actions}>
              <ButtonLink href={`${home}/animals`}>Voir nos animaux</ButtonLink>
              <ButtonLink look="outline" href={`${home}/contact`}>
                Nous contacter
              </ButtonLink>
            </div>
          </aside>
        </div>
        <div className={styles.part}>
          <TeamTemplate shelterId={shelter.id} content={{ ...NO_WORDS, cardsPerRow: 4 }} />
        </div>
        <div className={styles.part}>
          <GalleryTemplate
            shelterId={shelter.id}
            content={{ ...NO_WORDS, limit: 6, cardsPerRow: 3 }}
          />
        </div>
        {questions.length > 0 && (
          <div id="questions" className={styles.part} tabIndex={-1}>
            <FaqTemplate shelterId={shelter.id} content={NO_WORDS} />
          </div>
        )}
      </div>
      <JsonLd data={{ '@type': 'AboutPage', mainEntity: shelterNamed(shelter) }} />
    </>
  )
}

/** Figures that are real counts; one that is nothing is not shown. */
async function Figures({ shelter }: { shelter: PublicShelter }) {
  const [waiting, adopted] = await Promise.all([
    countShelterAnimals(shelter.id),
    countYearAdoptions(shelter.id),
  ])
  const figures = [
    waiting > 0 && [
      animalCount(waiting),
      waiting > 1 ? 'attendent une famille' : 'attend une famille',
    ],
    adopted > 0 && [
      adopted > 1 ? `${adopted} adoptions` : '1 adoption',
      'au cours des douze derniers mois',
    ],
    shelter.foundedIn !== null && [`Depuis ${shelter.foundedIn}`, 'au service des animaux'],
  ].filter((figure) => figure !== false)
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures} aria-label="Quelques chiffres">
      {figures.map(([figure, words]) => (
        <li key={words}>
          <strong>{figure}</strong> {words}
        </li>
      ))}
    </ul>
  )
}
