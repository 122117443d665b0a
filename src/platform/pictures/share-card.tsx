import { ImageResponse } from 'next/og'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

import { storage } from '../storage'
import { drawable } from './drawable.model'
import { SHARE_SIZE } from './model'

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
async function photoOf(key: string | null): Promise<string | null> {
  if (!key) return null
  try {
    const bytes = await storage.read(key)
    if (!bytes) return null
    const { width, height } = PHOTO
    const jpeg = await sharp(bytes).resize(width, height, { fit: 'cover' }).jpeg().toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return null
  }
}

export type ShareCard = {
  /** Key of the photo in the storage. */
  photo: string | null
  badge: { word: string; background: string; color: string }
  title: string
  facts: string
  /** A softer line under the facts. */
  detail: string
  /** At the foot: whose page it is, and where. */
  foot: readonly [string, string]
}

/** The picture that stands for an animal where its page is shared: a PNG of 1200×630. */
export async function drawShareCard(card: ShareCard): Promise<Response> {
  const { badge, facts } = card
  const photo = await photoOf(card.photo)
  const shown = drawable(card.title)
  const [whose, where] = card.foot
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
                backgroundColor: badge.background,
                color: badge.color,
                fontSize: 32,
              }}
            >
              {drawable(badge.word)}
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
          <div style={{ display: 'flex', marginTop: 18, fontSize: 34 }}>{drawable(facts)}</div>
          <div
            style={{
              display: 'block',
              marginTop: 10,
              fontSize: 28,
              color: '#55635f',
              lineClamp: 2,
            }}
          >
            {drawable(card.detail)}
          </div>
        </div>
        <div style={{ ...column, borderTop: '3px solid #e6ddd0', paddingTop: 22 }}>
          <div style={{ display: 'block', fontSize: 32, lineClamp: 1 }}>{drawable(whose)}</div>
          <div style={{ display: 'flex', marginTop: 4, fontSize: 28, color: '#55635f' }}>
            {drawable(where)}
          </div>
        </div>
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: readFonts() },
  )
  // Drawn before the answer begins, so that a failure is an answer too.
  return new Response(await image.arrayBuffer(), { headers: { 'content-type': 'image/png' } })
}

const column = { display: 'flex', flexDirection: 'column' } as const

/** Pixels; a long name is written smaller. */
const sizeOf = (name: string): number => Math.max(56, Math.min(124, Math.floor(900 / name.length)))

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
