import { counted } from '@/platform/french.model'

/** Every sentence of the photos that are added with something new. */
export const newPhotoLabels = {
  title: 'Photos',
  take: 'Prendre une photo',
  choose: 'Choisir des photos',
  main: 'Photo principale',
  photo: (place: number) => `Photo ${place}`,
  makeMain: (place: number) => `En faire la photo principale\u00a0: photo ${place}`,
  remove: (place: number) => `Retirer la photo ${place}`,
  removed: (left: number) =>
    left === 0 ? 'Photo retirée' : `Photo retirée, il reste ${counted(left, 'photo')}`,
  full: (most: number) => `${counted(most, 'photo')} au maximum`,
} as const
