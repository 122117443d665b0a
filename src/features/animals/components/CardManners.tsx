'use client'

import { useEffect } from 'react'

import { toast } from '@/ui/toasts'

import { ageLabel } from '../age.model'
import { favourites, toggleFavourite } from '../favourites/components/store'
import { heartLabel } from '../favourites/wording.model'

const HEARTS = 'button[data-heart]'

/** Each heart says whether its animal is kept, each age what it is today. */
function tellAll(): void {
  const kept = new Set(favourites.read().map(({ id }) => id))
  for (const heart of document.querySelectorAll<HTMLElement>(HEARTS)) {
    const { heart: id = '', name = '' } = heart.dataset
    heart.setAttribute('aria-pressed', String(kept.has(id)))
    heart.setAttribute('aria-label', heartLabel(name, kept.has(id)))
  }
  const now = new Date()
  for (const age of document.querySelectorAll<HTMLElement>('[data-born]')) {
    age.textContent = ageLabel(age.dataset.born, now)
  }
}

function press({ target }: MouseEvent): void {
  const heart = target instanceof Element ? target.closest<HTMLElement>(HEARTS) : null
  if (!heart) return
  const { heart: id = '', name = '' } = heart.dataset
  const warning = toggleFavourite({ id, name })
  if (warning) toast({ text: warning, tone: 'warning' })
}

let users = 0
let stop = () => {}

/** Listens once for all the lists of a page. @returns what ends it */
function listen(): () => void {
  if (users === 0) {
    document.addEventListener('click', press)
    const forget = favourites.subscribe(tellAll)
    stop = () => {
      document.removeEventListener('click', press)
      forget()
    }
  }
  users += 1
  return () => {
    users -= 1
    if (users === 0) stop()
  }
}

/** What cards of animals have of life: their hearts and their ages. The cards themselves are `Static`. */
export function CardManners() {
  useEffect(listen, [])
  // With each drawing of its list: cards that came know nothing yet.
  useEffect(tellAll)
  return null
}
