import { marker, point as pixels, type Map as LeafletMap, type Marker } from 'leaflet'

import { rounded, type Spot } from './moved-point'
import { pin } from './open-map'

/** Pixels of one press of an arrow; with the capital key, of a long step. */
const STEP = 8
const LONG_STEP = 64

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * A pin that is dragged or pushed with its own arrows: Leaflet knows the mouse and the finger only.
 * @param number written on it: its place in a list beside the map
 */
export function movablePin(
  map: LeafletMap,
  at: Spot,
  name: string,
  onMove: (to: Spot) => void,
  number?: number,
): Marker {
  const spot = marker(at, {
    icon: pin(number),
    draggable: true,
    autoPan: true,
    title: name,
    alt: name,
  })
  spot.on('dragend', () => onMove(rounded(spot.getLatLng())))
  spot.addTo(map)
  spot.getElement()?.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    // The page would scroll, and the map move under the point.
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? LONG_STEP : STEP
    const to = map.project(spot.getLatLng()).add(pixels(arrow[0] * step, arrow[1] * step))
    onMove(rounded(map.unproject(to)))
  })
  return spot
}
