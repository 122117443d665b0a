import { notFound } from 'next/navigation'

import { AnimalGrid } from '@/features/animals/components/AnimalGrid'
import { listLatestAnimals } from '@/features/animals/queries'
import { ShelterPreview } from '@/features/shelters/components/ShelterPreview'
import { listShelters } from '@/features/shelters/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'

import { pageMetadata } from '../../metadata'
import styles from './page.module.scss'

type Props = { params: Promise<{ page: string }> }

// A page without a parameter would be frozen at build, empty: the home page is
// reached by a rewrite of « / » to this hidden segment.
export const dynamic = 'force-static'
export const revalidate = 60
export const generateStaticParams = () => []

export const generateMetadata = () =>
  pageMetadata({
    title: 'Patte Blanche, la plateforme ouverte des refuges',
    description: 'Des refuges et des associations présentent leurs animaux à adopter.',
    path: '/',
    siteName: 'Patte Blanche',
  })

export default async function Home({ params }: Props) {
  if ((await params).page !== 'accueil') notFound()
  const [shelters, latest] = await Promise.all([listShelters(), listLatestAnimals(4)])
  return (
    <PageFrame>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>Quelqu’un vous attend, tout près</h1>
          <p className={styles.lead}>
            Des chiens, des chats et bien d’autres, présentés par les refuges qui les connaissent.
            Choisissez un refuge, rencontrez ses animaux, prenez le temps.
          </p>
        </div>
        <div className={styles.faces} aria-hidden="true">
          {latest.slice(0, 3).map(({ id, image }) => (
            <img key={id} src={image} alt="" width={460} height={420} />
          ))}
        </div>
      </div>
      {latest.length > 0 && (
        <section className={styles.list} aria-labelledby="derniers-titre">
          <h2 id="derniers-titre">Ils viennent d’arriver</h2>
          <AnimalGrid animals={latest} />
        </section>
      )}
      <section id="refuges" className={styles.list} aria-labelledby="refuges-titre">
        <h2 id="refuges-titre">Les refuges</h2>
        {shelters.length === 0 ? (
          <p>Aucun refuge n’est encore en ligne. Les premiers arrivent bientôt.</p>
        ) : (
          <ul className={styles.cards}>
            {shelters.map((shelter) => (
              <li key={shelter.id}>
                <ShelterPreview shelter={shelter} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section id="contact" className={styles.contact} aria-labelledby="contact-titre">
        <h2 id="contact-titre">Une question ?</h2>
        <p>
          Sur un animal, une visite ou une adoption, appelez ou écrivez directement au refuge : son
          téléphone, son adresse et ses horaires sont au bas de chacune de ses pages.
        </p>
      </section>
    </PageFrame>
  )
}
