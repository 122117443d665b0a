import { readableOn } from '@/features/shelters/theme/model'
import { Paw, sourceOf, TEXT_FONT, TITLE_FONT } from '@/platform/pictures/drawing'

import type { Design } from './design'
import { ARC, linesOf, titleFit, TITLE_LINE, type Layout } from './layout.model'

const PAPER = '#fbf7f0'
const INK = '#22302e'
const SOFT = '#4b5a56'

const BADGE = { size: 34, height: 66 }
const FACTS = { size: 36, height: 50 }
const TEXT = { size: 31, line: 40 }

const column = { display: 'flex', flexDirection: 'column' } as const

type Props = { design: Design; layout: Layout; logo: Buffer | null }

/** What stands under the photo: the arc, the words, and the band of the shelter. */
export function Panel({ design, layout, logo }: Props) {
  const { badge, color } = design
  const { width, height, photo, band, left, right } = layout
  const top = photo - ARC
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width,
        height: height - top,
        color: INK,
        fontFamily: TEXT_FONT,
      }}
    >
      <svg
        width={width}
        height={ARC + 2}
        viewBox={`0 0 ${width} ${ARC + 2}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <path d={`M0 ${ARC} Q${width / 2} ${-ARC} ${width} ${ARC} V${ARC + 2} H0 Z`} fill={PAPER} />
      </svg>
      <div
        style={{
          ...column,
          position: 'absolute',
          left: 0,
          top: ARC,
          width,
          height: band - photo,
          backgroundColor: PAPER,
        }}
      />
      <Band {...{ design, layout, logo }} />
      <div
        style={{
          ...column,
          position: 'absolute',
          left,
          top: ARC + 26,
          width: width - left - right,
          height: band - photo - 40,
          justifyContent: 'center',
        }}
      >
        <Words design={design} width={width - left - right} height={band - photo - 40} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left, top: ARC - BADGE.height + 6 }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            height: BADGE.height,
            padding: '0 32px',
            borderRadius: 999,
            border: `5px solid ${PAPER}`,
            backgroundColor: badge.background || color,
            color: badge.color,
            fontSize: BADGE.size,
          }}
        >
          {badge.word}
        </div>
      </div>
    </div>
  )
}

/** Title, facts and some words more, as far as they have room. */
function Words({ design, width, height }: { design: Design; width: number; height: number }) {
  const { title, facts, text } = design
  const rest = facts ? FACTS.height + 12 : 0
  // Where there are words, the name leaves them two lines.
  const spare = text && title.length <= 60 ? 2 * TEXT.line + 12 : 0
  const fit = titleFit(title, {
    width,
    height: height - rest - spare,
    lines: title.length > 60 ? 5 : 2,
  })
  const taken = fit.lines * fit.size * TITLE_LINE + rest
  const lines = Math.min(3, Math.floor((height - taken - 12) / TEXT.line))
  // A sentence that breaks off after a few words is better not begun.
  const isShown = lines > 1 || linesOf(text, { width, size: TEXT.size }) <= lines
  return (
    <div style={column}>
      <div
        style={{
          display: 'block',
          fontFamily: TITLE_FONT,
          fontWeight: 700,
          fontSize: fit.size,
          lineHeight: TITLE_LINE,
          lineClamp: fit.lines,
          wordBreak: 'break-word',
        }}
      >
        {title}
      </div>
      {facts && (
        <div
          style={{
            display: 'block',
            marginTop: 12,
            fontSize: FACTS.size,
            lineHeight: 1.35,
            lineClamp: 1,
          }}
        >
          {facts}
        </div>
      )}
      {text && lines > 0 && isShown && (
        <div
          style={{
            display: 'block',
            marginTop: 12,
            fontSize: TEXT.size,
            lineHeight: TEXT.line / TEXT.size,
            lineClamp: lines,
            color: SOFT,
          }}
        >
          {text}
        </div>
      )}
    </div>
  )
}

/** Whose picture it is, on the colour of the shelter. */
function Band({ design: { shelter, color }, layout, logo }: Props) {
  const { width, height, photo, band, foot, left, right } = layout
  const ink = readableOn(color, '#ffffff')
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: 0,
        top: band - photo + ARC,
        width,
        height: height - band,
        overflow: 'hidden',
        backgroundColor: color,
        color: ink,
      }}
    >
      {height - band > foot && (
        <div
          style={{ display: 'flex', position: 'absolute', right: -60, bottom: -90, opacity: 0.12 }}
        >
          <Paw size={460} color={ink} />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          width: width - right,
          height: foot,
          paddingLeft: left,
        }}
      >
        <div
          style={{
            display: 'flex',
            flexShrink: 0,
            alignItems: 'center',
            justifyContent: 'center',
            width: 88,
            height: 88,
            marginRight: 24,
            borderRadius: 44,
            overflow: 'hidden',
            backgroundColor: '#ffffff',
          }}
        >
          {logo ? (
            <img src={sourceOf(logo, 'png')} alt="" width={84} height={84} />
          ) : (
            <Paw size={58} color={readableOn('#ffffff', color)} />
          )}
        </div>
        <div style={{ ...column, flex: 1 }}>
          <div style={{ display: 'block', fontSize: 36, lineHeight: 1.2, lineClamp: 1 }}>
            {shelter.name}
          </div>
          <div
            style={{ display: 'block', marginTop: 2, fontSize: 28, lineHeight: 1.25, lineClamp: 1 }}
          >
            {shelter.place}
          </div>
        </div>
      </div>
    </div>
  )
}
