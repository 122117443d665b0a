import { ImageResponse } from 'next/og'

import { createSemaphore } from '../semaphore'
import { drawable } from './drawable.model'
import { logoOf, Paw, photoOf, readFonts, sourceOf, TEXT_FONT, TITLE_FONT } from './drawing'
import { SHARE_SIZE } from './model'

const PHOTO = { width: 580, height: 630 }
/** Pixels, in the place of the photo. */
const LOGO = 420

export type ShareCard = {
  /** Key of the photo in the storage. */
  photo: string | null
  /** Key of a logo, shown whole where there is no photo. */
  logo?: string | null
  badge: { word: string; background: string; color: string }
  title: string
  facts: string
  /** A softer line under the facts. */
  detail: string
  /** At the foot: whose page it is, and where. */
  foot: readonly [string, string]
}

// Each takes a processor for most of a second, and anybody may ask for those of all pages at once.
const inTurn = createSemaphore(1, 200)

/**
 * The picture that stands for a page where it is shared: a PNG of 1200×630.
 * @throws {HttpError} 503 when too many are asked for at once: nothing of that may be kept
 */
export const drawShareCard = (card: ShareCard): Promise<Response> => inTurn(() => draw(card))

async function draw(card: ShareCard): Promise<Response> {
  const { badge, facts } = card
  const photo = await photoOf(card.photo, PHOTO)
  const logo = photo ? null : await logoOf(card.logo ?? null, LOGO)
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
        fontFamily: TEXT_FONT,
      }}
    >
      {photo ? <img src={sourceOf(photo)} alt="" {...PHOTO} /> : <NoPhoto logo={logo} />}
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
              fontFamily: TITLE_FONT,
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
const NoPhoto = ({ logo }: { logo: Buffer | null }) => (
  <div
    style={{
      ...PHOTO,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: logo ? '#ffffff' : '#e7f1ec',
    }}
  >
    {logo ? (
      <img src={sourceOf(logo, 'png')} alt="" width={LOGO} height={LOGO} />
    ) : (
      <Paw size={300} color="#1e6b57" />
    )}
  </div>
)
