import { ImageResponse } from 'next/og'
import sharp from 'sharp'

import { readableOn } from '@/features/shelters/theme/model'
import { drawable } from '@/platform/pictures/drawable.model'
import { logoOf, Paw, portraitOf, readFonts } from '@/platform/pictures/drawing'
import { createSemaphore } from '@/platform/semaphore'

import type { Format } from '../model'
import type { Design } from './design'
import { ARC, LAYOUTS } from './layout.model'
import { Panel } from './Panel'

// Each takes a processor for most of a second.
const inTurn = createSemaphore(
  2,
  24,
  'Trop d’images sont demandées à la fois. Réessayez dans un instant.',
)

const PAPER = '#fbf7f0'
/** Pixels of a side of the logo, which is drawn twice as sharp. */
const LOGO = 168

const drawn = async (element: React.ReactElement, size: { width: number; height: number }) =>
  Buffer.from(await new ImageResponse(element, { ...size, fonts: readFonts() }).arrayBuffer())

/** Paws on the colour of the shelter, where nobody took a photo yet. */
const NoPhoto = ({ color }: { color: string }) => (
  <div
    style={{
      display: 'flex',
      width: '100%',
      height: '100%',
      alignItems: 'center',
      justifyContent: 'center',
      paddingBottom: ARC,
      backgroundColor: color,
    }}
  >
    <Paw size={380} color={readableOn(color, '#ffffff')} />
  </div>
)

/**
 * A picture for a network: the photo, whole to the edges, and under an arc who it is and whose. The
 * photo never passes through the drawer of the words, which takes ten times as long for it.
 * @returns a JPEG
 * @throws {HttpError} 503 when too many are asked at once
 */
export const drawPicture = (design: Design, format: Format): Promise<Buffer> =>
  inTurn(async () => {
    const layout = LAYOUTS[format]
    const { width, height, photo: edge } = layout
    const size = { width, height: edge }
    const [photo, logo] = await Promise.all([
      portraitOf(design.photo, size, ARC),
      logoOf(design.logo, LOGO),
    ])
    const shown: Design = {
      ...design,
      title: drawable(design.title) || drawable(design.plainTitle),
      facts: drawable(design.facts),
      text: drawable(design.text),
      shelter: { name: drawable(design.shelter.name), place: drawable(design.shelter.place) },
    }
    const top = edge - ARC
    const [panel, ground] = await Promise.all([
      drawn(<Panel design={shown} layout={layout} logo={logo} />, { width, height: height - top }),
      photo ?? drawn(<NoPhoto color={design.color} />, size),
    ])
    return sharp({ create: { width, height, channels: 3, background: PAPER } })
      .composite([
        { input: ground, left: 0, top: 0 },
        { input: panel, left: 0, top },
      ])
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
  })
