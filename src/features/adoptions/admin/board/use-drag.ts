'use client'

import type { KeyboardEvent } from 'react'
import { useState } from 'react'

import type { OpenStatus } from '../../model'
import type { RequestCard } from '../../view'
import { beside, said, whyNotIn, type Held } from './drag'

type Options = {
  say: (sentence: string) => void
  /** The card was put down where it may go. */
  onDrop: (card: RequestCard, to: OpenStatus) => void
}

/** A card in the hand, by the pointer or by the keys; nothing changes before it is put down. */
export function useDrag({ say, onDrop }: Options) {
  const [held, setHeld] = useState<Held | null>(null)

  const lift = (card: RequestCard, by: Held['by']) => {
    const next: Held = { card, over: card.status as OpenStatus, by }
    setHeld(next)
    if (by === 'keyboard') say(said.lifted(next))
  }
  const aim = (over: OpenStatus) => {
    if (!held || held.over === over) return
    const next = { ...held, over }
    setHeld(next)
    say(said.over(next))
  }
  const cancel = () => {
    if (held) say(said.cancelled(held))
    setHeld(null)
  }
  const drop = () => {
    if (!held) return
    setHeld(null)
    const isElsewhere = held.over !== held.card.status
    if (!isElsewhere) return say(said.cancelled(held))
    say(said.dropped(held))
    if (whyNotIn(held.card, held.over) === null) onDrop(held.card, held.over)
  }

  const onKey = (card: RequestCard, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isHeld = held?.by === 'keyboard' && held.card.id === card.id
    const { key } = event
    if (!isHeld && (key === ' ' || key === 'Enter')) lift(card, 'keyboard')
    else if (isHeld && (key === ' ' || key === 'Enter')) drop()
    else if (isHeld && key === 'Escape') cancel()
    else if (isHeld && key === 'ArrowLeft') aim(beside(held.over, 'left'))
    else if (isHeld && key === 'ArrowRight') aim(beside(held.over, 'right'))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    held,
    lift,
    aim,
    drop,
    cancel,
    onKey,
    /** The keys hold it no longer: the focus is elsewhere. */
    leave: () => {
      if (held?.by === 'keyboard') cancel()
    },
  }
}
