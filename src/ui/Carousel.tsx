'use client'

import { Children, useState, type KeyboardEvent, type ReactNode } from 'react'

import { carouselOptions, type CarouselOptions, type CarouselPreset } from './carousel-presets'
import styles from './Carousel.module.scss'
import type { CarouselControls, CarouselPlace } from './carousel-place'
import { lazyExtra } from './lazy-extra'
import { useAutoplay } from './use-autoplay'
import { useSeen } from './use-seen'

// The row scrolls at once; what turns its pages comes after, and only to pages that have one.
const CarouselEngine = lazyExtra(() =>
  import('./CarouselEngine').then((file) => file.CarouselEngine),
)
const CarouselBar = lazyExtra(() => import('./CarouselEngine').then((file) => file.CarouselBar))

type Props = {
  preset: CarouselPreset
  /** « Ils nous ont accueillis ». */
  label: string
  /** The slides, one child each. */
  children: ReactNode
  /** For the preset `custom` alone. */
  options?: Partial<CarouselOptions>
}

const KEYS: Readonly<Record<string, 'back' | 'on'>> = { ArrowLeft: 'back', ArrowRight: 'on' }

/** Things side by side, a page at a time. Without JavaScript, a row to scroll. */
export function Carousel({ preset, label, children, options: custom }: Props) {
  const options = carouselOptions(preset, custom)
  const slides = Children.toArray(children)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const isSeen = useSeen(viewport)
  const [controls, setControls] = useState<CarouselControls | null>(null)
  const [place, setPlace] = useState<CarouselPlace | null>(null)
  const play = useAutoplay(options.autoplay !== null)
  const isMany = place !== null && place.pages > 1

  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key]
    if (!way || !controls || event.target !== event.currentTarget) return
    event.preventDefault()
    controls[way]()
  }

  return (
    <section
      className={styles.carousel}
      data-preset={preset}
      aria-roledescription="carrousel"
      aria-label={label}
      {...play.watch}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its arrow keys turn the pages */}
      <div
        ref={setViewport}
        className={styles.viewport}
        data-is-driven={place ? '' : undefined}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-label={`${label}, à faire défiler`}
        onKeyDown={onKeyDown}
      >
        <div
          className={styles.track}
          style={{ '--per-page': options.perPage } as Record<string, number>}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription="diapositive"
              aria-label={`${index + 1} sur ${slides.length}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {isMany && (
        <CarouselBar
          place={place}
          controls={controls}
          isPlaying={play.isWanted}
          onPlay={options.autoplay === null ? undefined : play.toggle}
        />
      )}
      {isSeen && viewport && slides.length > 1 && (
        <CarouselEngine
          viewport={viewport}
          options={options}
          isPlaying={play.isPlaying}
          onReady={setControls}
          onMove={setPlace}
          onGrab={play.stop}
        />
      )}
    </section>
  )
}
