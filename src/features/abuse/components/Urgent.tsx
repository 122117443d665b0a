import { Icon } from '@/ui/Icon'

import styles from './Urgent.module.scss'

const NUMBERS = [
  {
    number: '3677',
    href: 'tel:3677',
    label: 'Maltraitance animale',
    text: 'Le numéro national contre la maltraitance animale. Appelez pour une situation qui dure, ou pour savoir quoi faire.',
  },
  {
    number: '17',
    href: 'tel:17',
    label: 'Police ou gendarmerie',
    text: 'Un animal ou une personne est en danger maintenant. Le 112 marche aussi.',
  },
] as const

/** Who answers a call, before anything is written. */
export function Urgent() {
  return (
    <>
      <ul className={styles.numbers} aria-label="Numéros à appeler">
        {NUMBERS.map(({ number, href, label, text }) => (
          <li key={number}>
            <a className={styles.call} href={href}>
              <Icon name="phone" size={28} />
              <span className={styles.number}>{number}</span>
              <span>{label}</span>
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.silent}>
        Vous ne pouvez pas parler&nbsp;? Écrivez un SMS au{' '}
        <a href="sms:114">
          <strong>114</strong>
        </a>
        .
      </p>
    </>
  )
}

const DO = [
  'Notez le lieu exact, les jours et les heures, l’animal, son état, ce qui lui est fait.',
  'Photographiez depuis la rue, sans vous faire remarquer.',
  'Gardez les noms des autres témoins.',
]
const DO_NOT = [
  'N’entrez pas chez quelqu’un, ni dans un jardin ou un hangar.',
  'Ne prenez pas l’animal\u00a0: ce serait un vol, et l’enquête n’aurait plus de preuve.',
  'Ne prévenez pas la personne, ne publiez rien sur les réseaux.',
]

/** What helps, and what puts its reader or the animal in danger. */
export function Advice() {
  return (
    <div className={styles.advice}>
      <section aria-labelledby="a-faire">
        <h2 id="a-faire">Ce qui aide</h2>
        <ul>
          {DO.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="a-eviter">
        <h2 id="a-eviter">Ce qu’il ne faut pas faire</h2>
        <ul>
          {DO_NOT.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
