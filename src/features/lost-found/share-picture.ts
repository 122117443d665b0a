import { pictureKey } from '@/features/media/model'
import { env } from '@/platform/env'
import { drawShareCard } from '@/platform/pictures/share-card'

import { isActive, LIST_PATHS } from './model'
import { photoName, type PublicReport } from './view'
import {
  coatWords,
  dayWords,
  endWords,
  kindWord,
  placeLine,
  sexWords,
  speciesWord,
} from './wording.model'

const TONES = { LOST: '#b83a4b', FOUND: '#1d5f8a' } as const

/** The picture that stands for a report where its page is shared: a PNG of 1200×630. */
export function drawReportPicture(report: PublicReport): Promise<Response> {
  const { kind, status, name, sex, coat, coat2, photos, breed } = report
  const isOver = !isActive(status)
  const [photo] = photos
  const facts = [speciesWord(report), sexWords(sex), coatWords(coat, coat2), breed].filter(Boolean)
  return drawShareCard({
    photo: photo ? pictureKey(photoName(photo.url)) : null,
    badge: {
      word: isOver ? (endWords(report) ?? '') : kindWord(report),
      background: isOver ? '#1e6b57' : TONES[kind],
      color: '#ffffff',
    },
    title: name ?? speciesWord(report),
    facts: facts.slice(name ? 0 : 1).join(' · '),
    detail: dayWords(report),
    foot: [
      placeLine({ ...report, placeWords: null }),
      `${new URL(env.publicUrl).host}${LIST_PATHS[kind]}`,
    ],
  })
}
