import { notFound } from 'next/navigation'

import { listShelters } from '@/features/shelters/queries'

import styles from './page.module.scss'

type Props = { params: Promise<{ page: string }> }

// A page without a parameter would be frozen at build, empty: the home page is
// reached by a rewrite of « / » to this hidden segment.
export const dynamic = 'force-static'
export const revalidate = 60
export const generateStaticParams = () => []

export default async function Home({ params }: Props) {
  if ((await params).page !== 'accueil') notFound()
  const shelters = await listShelters()
  return (
    <main id="contenu">
      <div className={styles.hero}>
        <h1>Patte Blanche</h1>
        <p className={styles.lead}>
          La plateforme ouverte des refuges. Choisissez un refuge, rencontrez ses animaux, prenez le
          temps.
        </p>
      </div>
      <section className={styles.list} aria-labelledby="refuges">
        <h2 id="refuges">Les refuges</h2>
        {shelters.length === 0 ? (
          <p>Aucun refuge n’est encore en ligne. Les premiers arrivent bientôt.</p>
        ) : (
          <ul className={styles.cards}>
            {shelters.map(({ id, slug, name, city, shortDescription }) => (
              <li key={id} className={styles.card}>
                <h3>
                  <a className={styles.link} href={`/shelter/${slug}`}>
                    {name}
                  </a>
                </h3>
                <p className={styles.city}>{city}</p>
                {shortDescription && <p>{shortDescription}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <footer className={styles.footer}>
        <a href="/auth/connexion">Espace des équipes</a>
      </footer>
    </main>
  )
}
