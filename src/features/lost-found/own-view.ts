import type { LostFoundReport } from '@/payload-types'
import { townLabel } from '@/platform/geo/model'

import { photoToken } from './links'
import { endPhotosOf, photosOf } from './photos'
import { toPhoto, type PublicReport } from './view'

/** The photos of a report of one's own, those too that nobody else sees yet. */
export const ownPhotos = (report: LostFoundReport, photos = photosOf(report)) => {
  const token = photoToken(report)
  return photos.map((photo) => toPhoto(photo, token))
}

/** A report of one's own, as its sheet shows it: what everybody sees, confirmed or not. */
export const ownSheet = (report: LostFoundReport): PublicReport => ({
  id: report.id,
  kind: report.kind,
  status: report.status,
  species: report.species,
  sex: report.sex,
  name: report.name ?? null,
  coat: report.coat ?? null,
  coat2: report.coat2 ?? null,
  size: report.size ?? null,
  age: report.age ?? null,
  breed: report.breed ?? null,
  marks: report.marks ?? null,
  collar: report.collar ?? null,
  chip: report.chip,
  whereabouts: report.whereabouts ?? null,
  text: report.text ?? null,
  hasReward: report.hasReward === true,
  day: report.day,
  communeName: report.communeName ?? '',
  department: report.department ?? '',
  placeWords: report.placeWords ?? null,
  point: { lat: report.shownLat, lng: report.shownLng },
  photos: ownPhotos(report),
  isTaken: Boolean(report.takenBy),
  endWords: report.endWords ?? null,
  endPhoto: ownPhotos(report, endPhotosOf(report))[0] ?? null,
})

/** What the form « Compléter » begins with. */
export const detailsOf = (report: LostFoundReport): Record<string, string> => ({
  species: report.species,
  name: report.name ?? '',
  sex: report.sex === 'UNKNOWN' ? '' : report.sex,
  coat: report.coat ?? '',
  coat2: report.coat2 ?? '',
  size: report.size ?? '',
  age: report.age ?? '',
  breed: report.breed ?? '',
  marks: report.marks ?? '',
  collar: report.collar ?? '',
  chip: report.chip === 'UNKNOWN' ? '' : report.chip,
  idNumber: report.idNumber ?? '',
  whereabouts: report.whereabouts ?? '',
  text: report.text ?? '',
  near: townLabel(report.communeName ?? '', report.department),
  placeWords: report.placeWords ?? '',
  day: report.day,
  secretDetail: report.secretDetail ?? '',
  hasReward: report.hasReward ? 'oui' : '',
})
