import type { ReactNode } from 'react'

import { Carousel } from '@/ui/Carousel'

import { Example, Part } from './Part'
import styles from './ui.module.scss'

const PANELS = [
  ['Nala', 'Elle attend depuis deux ans.', 'apricot-soft'],
  ['Simba', 'Il ronronne avant qu’on le touche.', 'pine-soft'],
  ['Oslo', 'Il connaît tous les bancs du parc.', 'sky'],
  ['Prune', 'Elle aime les chats et la sieste.', 'berry-soft'],
  ['Filou', 'Il apprend à marcher en laisse.', 'apricot-soft'],
] as const

const panels = (count: number) =>
  PANELS.slice(0, count).map(([name, text, colour]) => (
    <div key={name} className={styles.slide} style={{ background: `var(--${colour})` }}>
      <strong className={styles.second}>{name}</strong>
      <p>{text}</p>
    </div>
  ))

const words = PANELS.slice(0, 3).map(([name, text, colour]) => (
  <blockquote
    key={name}
    className={styles.slide}
    style={{ background: `var(--${colour})`, margin: 0 }}
  >
    <p className={styles.third}>«&nbsp;{text}&nbsp;»</p>
    <p>La famille de {name}</p>
  </blockquote>
))

type Props = {
  /** Cards of animals, for the preset of cards. */
  children: ReactNode
}

/** Each preset, with its timings. */
export function Carousels({ children }: Props) {
  return (
    <Part
      id="carrousels"
      text="Au doigt, aux flèches, au clavier. Ceux qui avancent seuls s’arrêtent sous la souris, sous le clavier, quand la page est cachée, et partent arrêtés pour qui demande moins de mouvement."
    >
      <Example title="hero&nbsp;: un à la fois, 5 secondes" isWide>
        <Carousel preset="hero" label="À la une">
          {panels(3)}
        </Carousel>
      </Example>
      <Example title="testimonials&nbsp;: un à la fois, 6 secondes" isWide>
        <Carousel preset="testimonials" label="Ils ont adopté">
          {words}
        </Carousel>
      </Example>
      <Example title="products&nbsp;: quatre à la fois" isWide>
        <Carousel preset="products" label="Ils viennent d’arriver">
          {children}
        </Carousel>
      </Example>
      <Example title="gallery&nbsp;: trois à la fois" isWide>
        <Carousel preset="gallery" label="Photos du refuge">
          {panels(5)}
        </Carousel>
      </Example>
      <Example title="simple&nbsp;: un à la fois, sans défiler seul" isWide>
        <Carousel preset="simple" label="Les étapes">
          {panels(2)}
        </Carousel>
      </Example>
      <Example title="custom&nbsp;: deux à la fois, en boucle" isWide>
        <Carousel
          preset="custom"
          label="Au choix"
          options={{ perPage: 2, isLoop: true, autoplay: null }}
        >
          {panels(4)}
        </Carousel>
      </Example>
    </Part>
  )
}
