import { ImageResponse } from 'next/og'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

import { pictureKey } from '@/features/media/model'
import type { Picture } from '@/features/media/queries'
import { storage } from '@/platform/storage'

import { breedLabel, SEX_LABELS, SPECIES_LABELS } from '../model'
import type { FoundAnimal } from '../queries'
import { badgeOf, bornLabel, placeLabel } from '../wording'
import { drawable } from './drawable'

/** What messengers and social sites show at its full size, in pixels. */
const SIZE = { width: 1200, height: 630 }
const PHOTO = { width: 580, height: 630 }

// Static files: the drawer reads no variable font. Next copies them beside the server
// (next.config.mjs).
const FONTS = path.join('node_modules', '@fontsource')
const TEXT = path.join(FONTS, 'figtree', 'files', 'figtree-latin-600-normal.woff')
const TITLE = path.join(
  FONTS,
  'bricolage-grotesque',
  'files',
  'bricolage-grotesque-latin-700-normal.woff',
)

let fonts: Array<{ name: string; data: Buffer; weight: 600 | 700 }> | undefined

const readFonts = () =>
  (fonts ??= [
    { name: 'Figtree', data: fs.readFileSync(path.resolve(TEXT)), weight: 600 },
    { name: 'Bricolage', data: fs.readFileSync(path.resolve(TITLE)), weight: 700 },
  ])

/** The photo as the drawer reads it, or `null`: a file that cannot be read is no reason to fail. */
async function photoOf(photo: Picture | undefined): Promise<string | null> {
  const name = (photo?.card2x ?? photo?.url)?.split('/').pop()
  if (!name) return null
  try {
    const bytes = await storage.read(pictureKey(decodeURIComponent(name)))
    if (!bytes) return null
    const { width, height } = PHOTO
    const jpeg = await sharp(bytes).resize(width, height, { fit: 'cover' }).jpeg().toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return null
  }
}

const TONES = {
  adopted: ['#e2f1ea', '#12483a'],
  reserved: ['#fdeedd', '#7a3f06'],
  sos: ['#b83a4b', '#ffffff'],
  none: ['#1e6b57', '#ffffff'],
} as const

/** The picture that stands for an animal where its page is shared: a PNG of 1200×630. */
export async function drawSharePicture({ animal, shelter }: FoundAnimal): Promise<Response> {
  const { name, species, sex, photos } = animal
  const photo = await photoOf(photos[0])
  const isAdopted = animal.status === 'ADOPTED'
  const badge = badgeOf({
    sex,
    isAdopted,
    isReserved: Boolean(animal.isReserved),
    isSos: Boolean(animal.isSos),
  }) ?? { word: 'À adopter', tone: 'none' as const }
  const [background, color] = TONES[badge.tone]
  const facts = [SPECIES_LABELS[species], SEX_LABELS[sex], bornLabel(animal)].filter(Boolean)
  const shown = drawable(name)
  const image = new ImageResponse(
    <div
      style={{
        ...column,
        width: '100%',
        height: '100%',
        flexDirection: 'row',
        backgroundColor: '#fbf7f0',
        color: '#22302e',
        fontFamily: 'Figtree',
      }}
    >
      {photo ? <img src={photo} alt="" {...PHOTO} /> : <Paw />}
      <div
        style={{ ...column, flex: 1, justifyContent: 'space-between', padding: '56px 56px 48px' }}
      >
        <div style={column}>
          <div style={{ display: 'flex' }}>
            <div
              style={{
                display: 'flex',
                padding: '6px 28px',
                borderRadius: 999,
                backgroundColor: background,
                color,
                fontSize: 32,
              }}
            >
              {badge.word}
            </div>
          </div>
          <div
            style={{
              display: 'block',
              marginTop: 22,
              fontFamily: 'Bricolage',
              fontWeight: 700,
              fontSize: sizeOf(shown),
              lineHeight: 1.05,
              lineClamp: 2,
            }}
          >
            {shown}
          </div>
          <div style={{ display: 'flex', marginTop: 18, fontSize: 34 }}>{facts.join(' · ')}</div>
          <div
            style={{
              display: 'block',
              marginTop: 10,
              fontSize: 28,
              color: '#55635f',
              lineClamp: 2,
            }}
          >
            {drawable(breedLabel(animal))}
          </div>
        </div>
        <div style={{ ...column, borderTop: '3px solid #e6ddd0', paddingTop: 22 }}>
          <div style={{ display: 'block', fontSize: 32, lineClamp: 1 }}>
            {drawable(shelter.name)}
          </div>
          <div style={{ display: 'flex', marginTop: 4, fontSize: 28, color: '#55635f' }}>
            {drawable(placeLabel(shelter))}
          </div>
        </div>
      </div>
    </div>,
    { ...SIZE, fonts: readFonts() },
  )
  // Drawn before the answer begins, so that a failure is an answer too.
  return new Response(await image.arrayBuffer(), { headers: { 'content-type': 'image/png' } })
}

const column = { display: 'flex', flexDirection: 'column' } as const

/** Pixels; a long name is written smaller. */
const sizeOf = (name: string): number => Math.max(56, Math.min(124, Math.floor(960 / name.length)))

/** In the place of the photo that nobody took yet. */
function Paw() {
  return (
    <div
      style={{
        ...PHOTO,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: '#e7f1ec',
      }}
    >
      <svg viewBox="0 0 100 100" width="300" height="300" fill="#1e6b57">
        <ellipse cx="22" cy="46" rx="10" ry="14" />
        <ellipse cx="41" cy="28" rx="10" ry="15" />
        <ellipse cx="62" cy="28" rx="10" ry="15" />
        <ellipse cx="80" cy="46" rx="10" ry="14" />
        <path d="M51 48c15 0 28 16 28 28 0 9-8 12-14 12-5 0-9-2-14-2s-9 2-14 2c-6 0-14-3-14-12 0-12 13-28 28-28Z" />
      </svg>
    </div>
  )
}
