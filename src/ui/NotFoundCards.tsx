import styles from './NotFoundCards.module.scss'

export type Card = { href: string; title: string; text: string }

const CARDS: readonly Card[] = [
  { href: '/', title: 'L’accueil', text: 'Repartir du début, tranquillement.' },
  {
    href: '/animaux',
    title: 'Les animaux à adopter',
    text: 'Chiens, chats et tous les autres qui attendent une famille.',
  },
  { href: '/contact', title: 'Contact', text: 'Nous dire ce que vous cherchiez.' },
]

type Props = { title?: string; lead?: string; cards?: readonly Card[] }

/** « Page 404 »: what happened, and three ways onward. */
export function NotFoundCards({
  title = 'Page 404',
  lead = 'Cette page n’existe pas, ou plus.',
  cards = CARDS,
}: Props) {
  return (
    <div className={styles.page}>
      <svg className={styles.drawing} viewBox="0 0 240 150" aria-hidden="true">
        <g className={styles.paw}>
          <ellipse cx="81" cy="84" rx="13" ry="18" transform="rotate(-18 81 84)" />
          <ellipse cx="105" cy="57" rx="13" ry="19" transform="rotate(-6 105 57)" />
          <ellipse cx="137" cy="57" rx="13" ry="19" transform="rotate(6 137 57)" />
          <ellipse cx="161" cy="84" rx="13" ry="18" transform="rotate(18 161 84)" />
          <path d="M121 86c20 0 40 22 40 41 0 12-10 18-20 16-8-1-13-4-20-4s-12 3-20 4c-10 2-20-4-20-16 0-19 20-41 40-41Z" />
        </g>
        <path className={styles.track} d="M10 140c26-22 44-22 62-6M172 134c18-16 34-18 58-2" />
      </svg>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.cards}>
        {cards.map(({ href, title: name, text }) => (
          <li key={href} className={styles.card}>
            <a className={styles.link} href={href}>
              {name}
            </a>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
