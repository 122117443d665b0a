import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { MOST_BYTES } from './model'
import { readGpx } from './read'

const fixture = (name: string) =>
  readGpx(readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.gpx`)))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const gpx = (inside: string) => bytesOf(`<gpx version="1.1" creator="x">${inside}</gpx>`)
const plain = { isOptional: false, estimatedTimeFromPrevious: null }

describe('files of other programs', () => {
  it('Garmin BaseCamp: a route, the way between its points, its symbols', () => {
    expect(fixture('garmin-basecamp-route')).toEqual({
      name: "Tour de l'étang",
      description: null,
      waypoints: [
        {
          ...plain,
          lat: 48.11,
          lng: -1.68,
          name: "Parking de l'étang",
          description: null,
          types: ['PARKING'],
        },
        {
          ...plain,
          lat: 48.115,
          lng: -1.67,
          name: 'Belvédère',
          description: 'Vue sur la vallée',
          types: ['VIEWPOINT'],
        },
      ],
      lines: [
        {
          name: "Tour de l'étang",
          points: [
            [48.11, -1.68, 32.5],
            [48.111, -1.678, null],
            [48.112, -1.676, null],
            [48.115, -1.67, null],
            [48.121, -1.65, null],
          ],
        },
      ],
    })
  })

  it('Garmin Connect: pieces of a track, far too many digits, extensions', () => {
    const { name, lines, waypoints } = fixture('garmin-connect-track')
    expect(name).toBe('Marche à Bruz & Chartres')
    expect(waypoints).toEqual([])
    expect(lines[0]?.points).toEqual([
      [48.02405, -1.745124, 31.2],
      [48.02415, -1.745224, 32.6],
      [48.025, -1.746, -2],
      [48.0251, -1.7461, null],
    ])
  })

  it('OsmAnd: a mark of its bytes, CDATA, icons', () => {
    const { name, description, waypoints, lines } = fixture('osmand')
    expect(name).toBe('Dim 3 mai 2026')
    expect(description).toBe('Boucle <b>ombragée</b> & facile')
    expect(waypoints).toEqual([
      {
        ...plain,
        lat: 48.1,
        lng: -1.6,
        name: 'Fontaine du bourg',
        description: 'Eau potable\npour les chiens',
        types: ['WATER'],
      },
      { ...plain, lat: 48.11, lng: -1.61, name: 'Ruches', description: null, types: ['STANDARD'] },
    ])
    expect(lines).toEqual([
      {
        name: null,
        points: [
          [48.1, -1.6, 45.1],
          [48.11, -1.61, 47],
        ],
      },
    ])
  })

  it('Komoot: a track that is named twice', () => {
    const { name, lines } = fixture('komoot')
    expect(name).toBe('Sentier des douaniers')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.points[2]).toEqual([48.692, -2.023, 21])
  })

  it('GPX 1.0: a prefix, Latin letters, commas, several tracks', () => {
    const { name, description, waypoints, lines } = fixture('gpsbabel-1-0')
    expect(name).toBe('Forêt de Brocéliande')
    expect(description).toBe('Deux journées')
    expect(waypoints[0]).toMatchObject({
      name: 'Val sans retour',
      description: 'Légende',
      types: ['HISTORIC'],
    })
    expect(lines.map((line) => line.name)).toEqual(['Jour 1', 'Jour 2'])
    expect(lines[0]?.points).toEqual([
      [48, -2.2, 80],
      [48.01, -2.21, null],
    ])
  })

  it('points without a way are points', () => {
    const walk = readGpx(gpx('<wpt lat="48" lon="2"><name>Mare</name></wpt>'))
    expect(walk.lines).toEqual([])
    expect(walk.waypoints).toHaveLength(1)
  })
})

describe('what is refused', () => {
  const laughs =
    '<?xml version="1.0"?><!-- x --><!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><gpx><name>&b;</name></gpx>'
  it.each([
    ['nothing', bytesOf(''), /pas un GPX lisible/],
    ['words', bytesOf('Bonjour'), /pas un GPX lisible/],
    ['bytes', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /pas un GPX lisible/],
    [
      'an unknown encoding',
      bytesOf('<?xml version="1.0" encoding="klingon"?><gpx/>'),
      /pas un GPX/,
    ],
    ['a broken end', bytesOf('<gpx><trk>'), /pas un GPX lisible/],
    ['another kind', bytesOf('<kml><Document/></kml>'), /pas un GPX lisible/],
    ['two roots', bytesOf('<gpx><name>a</name></gpx><gpx><name>b</name></gpx>'), /pas un GPX/],
    ['entities', bytesOf(laughs), /DOCTYPE/],
    ['no way', gpx('<trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>'), /ni tracé ni point/],
    ['nothing inside', gpx(''), /pas un GPX lisible|ni tracé ni point/],
    ['a latitude of 91', gpx('<wpt lat="91" lon="1"/>'), /coordonnées sont impossibles/],
    ['a longitude of -181', gpx('<wpt lat="1" lon="-181"/>'), /coordonnées sont impossibles/],
    ['no longitude', gpx('<wpt lat="1"/>'), /coordonnées sont impossibles/],
    ['eleven million bytes', new Uint8Array(MOST_BYTES + 1).fill(32), /plus de 10\u00a0Mo/],
    [
      '200,001 points',
      gpx(`<trk><trkseg>${'<trkpt lat="1" lon="1"/>'.repeat(200_001)}</trkseg></trk>`),
      /plus de 200\u00a0000/,
    ],
  ])('%s', (_, bytes, sentence) => {
    expect(() => readGpx(bytes)).toThrow(sentence)
  })

  it('a DOCTYPE that is only talked about is none', () => {
    const walk = readGpx(gpx('<wpt lat="1" lon="1"><name><![CDATA[<!DOCTYPE a>]]></name></wpt>'))
    expect(walk.waypoints[0]?.name).toBe('<!DOCTYPE a>')
  })
})
