'use client'

import { useCallback, useEffect, useState, type FocusEvent, type PointerEvent } from 'react'

import { mayPlay, type PlayState } from './carousel-presets'

/**
 * Whether something may move by itself: it stops under the pointer and the focus, on a hidden
 * page, and starts still for whoever asked for less motion.
 * @param hasAutoplay whether it ever moves by itself
 */
export function useAutoplay(hasAutoplay: boolean) {
  const [state, setState] = useState<PlayState>({
    isWanted: false,
    isHovered: false,
    isFocused: false,
    isHidden: false,
  })
  const change = useCallback(
    (next: Partial<PlayState>) => setState((before) => ({ ...before, ...next })),
    [],
  )

  useEffect(() => {
    if (!hasAutoplay) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const look = () => change({ isHidden: document.hidden })
    // The server does not know what the reader asked for.
    // oxlint-disable-next-line react/set-state-in-effect -- read once, after hydration
    change({ isWanted: !isStill, isHidden: document.hidden })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hasAutoplay, change])

  return {
    isWanted: state.isWanted,
    isPlaying: mayPlay(state),
    stop: useCallback(() => change({ isWanted: false }), [change]),
    toggle: () => change({ isWanted: !state.isWanted }),
    watch: hasAutoplay
      ? {
          onPointerEnter: ({ pointerType }: PointerEvent) =>
            change({ isHovered: pointerType === 'mouse' }),
          onPointerLeave: () => change({ isHovered: false }),
          onFocus: () => change({ isFocused: true }),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
            change({ isFocused: currentTarget.contains(relatedTarget) }),
        }
      : {},
  }
}
