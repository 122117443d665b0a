'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const GalleryView = dynamic(() =>
  orMissing(import('./library/GalleryView').then((file) => file.GalleryView)),
)

export const PictureField = dynamic(() =>
  orMissing(import('./fields/PictureField').then((file) => file.PictureField)),
)

export const PhotosField = dynamic(() =>
  orMissing(import('./fields/PhotosField').then((file) => file.PhotosField)),
)
