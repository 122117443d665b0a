'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const GalleryView = lazyPart(
  dynamic(() => orMissing(() => import('./library/GalleryView').then((file) => file.GalleryView))),
)

export const PictureField = lazyPart(
  dynamic(() => orMissing(() => import('./fields/PictureField').then((file) => file.PictureField))),
)

export const PhotosField = lazyPart(
  dynamic(() => orMissing(() => import('./fields/PhotosField').then((file) => file.PhotosField))),
)
