import { ICON_NAMES } from '@/ui/icon-paths'
import { Icon } from '@/ui/Icon'

import { Part } from './Part'
import styles from './ui.module.scss'

/** Background, its name, what it is for, and the text that is read on it. */
const COLOURS = [
  ['paper', 'Papier', 'le fond', 'ink'],
  ['surface', 'Blanc', 'ce qui se pose', 'ink'],
  ['ink', 'Encre', 'les textes', 'surface'],
  ['pine', 'Pin', 'les actions', 'surface'],
  ['pine-soft', 'Pin clair', 'ce qui va bien', 'pine-ink'],
  ['apricot', 'Abricot', 'la chaleur', 'ink'],
  ['apricot-soft', 'Abricot clair', 'l’attention', 'apricot-ink'],
  ['berry', 'Baie', 'les SOS', 'surface'],
  ['berry-soft', 'Baie claire', 'les refus', 'berry-ink'],
  ['sky', 'Ciel', 'l’information', 'sky-ink'],
] as const

export function Colours() {
  return (
    <Part
      id="couleurs"
      text="Chaque fond a son texte, dont le contraste dépasse 4,5 pour 1. Un refuge remplace les actions, l’en-tête, le pied et le fond par ses couleurs."
    >
      <ul className={styles.swatches}>
        {COLOURS.map(([token, name, use, text]) => (
          <li
            key={token}
            className={styles.swatch}
            style={{ background: `var(--${token})`, color: `var(--${text})` }}
          >
            <strong>{name}</strong>
            <span>{use}</span>
            <code>--{token}</code>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Texts() {
  return (
    <Part
      id="textes"
      text="Bricolage Grotesque pour les titres, Figtree pour le reste&nbsp;; des lignes de 60 à 70 signes."
    >
      <dl className={styles.types}>
        <dt>Titre de page</dt>
        <dd className={styles.display}>Quelqu’un vous attend</dd>
        <dt>Titre de partie</dt>
        <dd className={styles.second}>Ils viennent d’arriver</dd>
        <dt>Titre de carte</dt>
        <dd className={styles.third}>Nala, berger australien</dd>
        <dt>Texte</dt>
        <dd>
          Nala a quatre ans. Elle aime les longues promenades, les enfants calmes et{' '}
          <a href="#textes">le grand jardin du refuge</a>.
        </dd>
        <dt>Précision</dt>
        <dd className={styles.small}>Au refuge depuis le 12 mars 2026.</dd>
      </dl>
    </Part>
  )
}

export function Icons() {
  return (
    <Part
      id="icones"
      text="Un trait, une taille. Une icône accompagne toujours des mots, écrits ou lus à voix haute."
    >
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} size={28} />
            {name}
          </li>
        ))}
        <li>
          <Icon name="heart" size={28} isFilled />
          heart, plein
        </li>
      </ul>
    </Part>
  )
}
