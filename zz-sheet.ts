import sharp from 'sharp'
const { drawAnimal, placesOf, SPECIES_DRAWERS } = await import(process.cwd() + '/scripts/seed/illustrations/index.ts')
const tiles: any[] = []
let n = 0
const W = 7
for (const [species, d] of Object.entries(SPECIES_DRAWERS) as any) {
  for (let i = 0; i < 2; i++) {
    const coat = d.coats[i % d.coats.length], pose = d.poses[i % d.poses.length], bg = d.backgrounds[i % d.backgrounds.length]
    const svg = drawAnimal({ species, coat, pose, background: bg, seed: i * 7 + 3, young: i === 1 && species !== 'FISH' })
    const input = await sharp(Buffer.from(svg)).resize(230, 210, { fit: 'cover' }).png().toBuffer()
    tiles.push({ input, left: (n % W) * 234, top: Math.floor(n / W) * 214 }); n++
  }
}
await sharp({ create: { width: W * 234, height: Math.ceil(n / W) * 214, channels: 3, background: '#fff' } }).composite(tiles).png().toFile('/tmp/contact.png')
