import type { TrackPoint } from '../model'
import { writtenTypes } from './kinds'
import { OWN_NAMESPACE, type GpxWalk, type GpxWaypoint } from './model'

/** What XML 1.0 cannot carry: control signs, and halves of signs. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (words: string): string =>
  words
    .replace(UNWRITABLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')

/** An element of words; nothing where there is nothing to say. */
const element = (name: string, words: string | null): string =>
  words ? `<${name}>${escaped(words)}</${name}>` : ''

/** A decimal number as XML wants it, never `1e-7`. */
const decimal = (value: number, digits: number): string => String(Number(value.toFixed(digits)))

const degrees = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '')

const placed = (lat: number, lng: number): string => `lat="${degrees(lat)}" lon="${degrees(lng)}"`

const trackPoint = ([lat, lng, height]: TrackPoint): string =>
  height === null
    ? `<trkpt ${placed(lat, lng)}/>`
    : `<trkpt ${placed(lat, lng)}><ele>${decimal(height, 1)}</ele></trkpt>`

function waypoint(point: GpxWaypoint): string {
  const { isOptional, estimatedTimeFromPrevious: minutes } = point
  const own = [
    isOptional ? '<pb:optional>true</pb:optional>' : '',
    minutes === null ? '' : `<pb:minutes>${minutes}</pb:minutes>`,
  ].join('')
  return [
    `<wpt ${placed(point.lat, point.lng)}>`,
    element('name', point.name),
    element('desc', point.description),
    element('type', writtenTypes(point.types)),
    own && `<extensions>${own}</extensions>`,
    '</wpt>',
  ].join('')
}

/**
 * A walk as a GPX 1.1 file that any watch or application opens: its points as `wpt`, its ways as
 * `trk`. What GPX has no word for (a point that may be left out, the minutes to it) is written in
 * a namespace of its own. The order of the elements is that of the schema.
 */
export function gpxOf({ name, description, waypoints, lines }: GpxWalk): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Patte Blanche" xmlns="http://www.topografix.com/GPX/1/1" xmlns:pb="${OWN_NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">`,
    `<metadata>${element('name', name)}${element('desc', description)}</metadata>`,
    ...waypoints.map(waypoint),
    ...lines.map(
      (line) =>
        `<trk>${element('name', line.name)}<trkseg>\n${line.points.map(trackPoint).join('\n')}\n</trkseg></trk>`,
    ),
    '</gpx>',
    '',
  ].join('\n')
}
