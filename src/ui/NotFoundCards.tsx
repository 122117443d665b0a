import styles from './NotFoundCards.module.scss'

const CARDS = [
  { href: '/', title: 'L’accueil', text: 'Repartir du début, tranquillement.' },
  {
    href: '/#refuges',
    title: 'Les animaux à adopter',
    text: 'Choisir un refuge et rencontrer ses animaux.',
  },
  { href: 'mailto:contact@exemple.fr', title: 'Nous écrire', text: 'Dire ce que vous cherchiez.' },
]

/** « Page 404 »: what happened, and three ways onward. */
export function NotFoundCards() {
  return (
    <main id="contenu" className={styles.page}>
      <p className={styles.paw} aria-hidden="true">
        404
      </p>
      <h1>Page 404</h1>
      <p>Cette page n’existe pas, ou n’existe plus. L’animal a peut-être trouvé sa famille.</p>
      <ul className={styles.cards}>
        {CARDS.map(({ href, title, text }) => (
          <li key={href} className={styles.card}>
            <a className={styles.link} href={href}>
              {title}
            </a>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
