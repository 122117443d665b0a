// @ts-check
// npm run icons: draws the icons of the platform from public/icon.svg. Run it by hand when the drawing
// has changed, look at what it made, and commit it.
import fs from 'node:fs'

import sharp from 'sharp'

import { inProject } from './lib/project.mjs'

const ICONS = inProject('public', 'icons')
const GREEN = '#1e6b57'
/** What Android may cut off around a maskable icon: 10 % of each side. Source: W3C, Web Application Manifest. */
const SAFE = 0.8

const drawing = fs.readFileSync(inProject('public', 'icon.svg'))
/** The same without round corners: the system cuts its own. */
const square = Buffer.from(drawing.toString().replace(' rx="10"', ''))

/** @param {Buffer} svg @param {number} size pixels */
const draw = (svg, size) => sharp(svg, { density: 72 * (size / 32) }).resize(size, size)

/** @param {number} size pixels; the drawing stays inside what is never cut off */
async function maskable(size) {
  const inner = Math.round(size * SAFE)
  return sharp({ create: { width: size, height: size, channels: 4, background: GREEN } })
    .composite([{ input: await draw(square, inner).png().toBuffer() }])
    .png()
}

/** One picture of 32 pixels as an .ico: a head of 6 bytes, an entry of 16, and the PNG itself. @param {Buffer} png */
function ico(png) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

fs.mkdirSync(ICONS, { recursive: true })
const small = { compressionLevel: 9, palette: true }
for (const size of [192, 512]) {
  await draw(drawing, size)
    .png(small)
    .toFile(inProject('public', 'icons', `icon-${size}.png`))
}
await draw(square, 180)
  .png(small)
  .toFile(inProject('public', 'icons', 'apple-touch-icon.png'))
await (await maskable(512)).png(small).toFile(inProject('public', 'icons', 'maskable-512.png'))
fs.writeFileSync(inProject('public', 'favicon.ico'), ico(await draw(drawing, 32).png().toBuffer()))
