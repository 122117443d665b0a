import styles from './Carousel.module.scss'
import type { CarouselControls, CarouselPlace } from './carousel-place'
import { LineIcon } from './LineIcon'
import { CHEVRON_LEFT } from './paths/chevron-left'
import { CHEVRON_RIGHT } from './paths/chevron-right'
import { PAUSE } from './paths/pause'
import { PLAY } from './paths/play'

type Props = {
  place: CarouselPlace
  controls: CarouselControls | null
  isPlaying: boolean
  /** Absent where pages never turn by themselves. */
  onPlay?: () => void
}

/** Arrows, the place among the pages, and the pause. */
export function CarouselBar({ place, controls, isPlaying, onPlay }: Props) {
  return (
    <div className={styles.bar}>
      {onPlay && (
        <button
          type="button"
          className={styles.button}
          aria-label={isPlaying ? 'Mettre en pause le défilement' : 'Lancer le défilement'}
          onClick={onPlay}
        >
          <LineIcon paths={isPlaying ? PAUSE : PLAY} size={20} />
        </button>
      )}
      {/* Silent while it turns by itself: nobody asked. */}
      <p className={styles.place} aria-live={isPlaying ? 'off' : 'polite'}>
        <span className={styles.said}>Page </span>
        {place.page + 1}
        <span aria-hidden="true"> / </span>
        <span className={styles.said}> sur </span>
        {place.pages}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-label="Précédent"
        aria-disabled={!place.canGoBack}
        onClick={controls?.back}
      >
        <LineIcon paths={CHEVRON_LEFT} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Suivant"
        aria-disabled={!place.canGoOn}
        onClick={controls?.on}
      >
        <LineIcon paths={CHEVRON_RIGHT} />
      </button>
    </div>
  )
}
