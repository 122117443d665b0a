'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

import type { CarouselControls, CarouselPlace } from './carousel-place'
import type { CarouselOptions } from './carousel-presets'

// They come together: the bar is shown once the engine runs.
export { CarouselBar } from './CarouselBar'

type Embla = NonNullable<UseEmblaCarouselType[1]>

type Props = {
  viewport: HTMLElement
  options: CarouselOptions
  isPlaying: boolean
  onReady: (controls: CarouselControls) => void
  onMove: (place: CarouselPlace) => void
  /** A finger or a mouse took hold of it. */
  onGrab: () => void
}

const placeOf = (embla: Embla): CarouselPlace => ({
  page: embla.selectedScrollSnap(),
  pages: embla.scrollSnapList().length,
  canGoBack: embla.canScrollPrev(),
  canGoOn: embla.canScrollNext(),
})

/** Embla on a row that is already on the page; loaded after it, and drawing nothing itself. */
export function CarouselEngine(props: Props) {
  const { viewport, options, isPlaying, onReady, onMove, onGrab } = props
  const { autoplay, isLoop } = options
  // Who plays and who pauses is decided outside, by `isPlaying`.
  const [plugins] = useState(() =>
    autoplay === null
      ? []
      : [Autoplay({ delay: autoplay, playOnInit: false, stopOnFocusIn: false })],
  )
  // The row may have been scrolled before this came.
  const [start] = useState(() =>
    Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth)),
  )
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [attach, embla] = useEmblaCarousel(
    {
      loop: isLoop,
      align: 'start',
      slidesToScroll: 'auto',
      startIndex: start,
      duration: isStill ? 0 : 22,
    },
    plugins,
  )

  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' })
    attach(viewport)
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return
    const move = () => onMove(placeOf(embla))
    onReady({ back: () => embla.scrollPrev(isStill), on: () => embla.scrollNext(isStill) })
    move()
    embla.on('select', move).on('reInit', move).on('pointerDown', onGrab)
    return () => {
      embla.off('select', move).off('reInit', move).off('pointerDown', onGrab)
    }
  }, [embla, isStill, onReady, onMove, onGrab])

  useEffect(() => {
    const player = embla?.plugins().autoplay
    if (isPlaying) player?.play()
    else player?.stop()
  }, [embla, isPlaying])

  return null
}
