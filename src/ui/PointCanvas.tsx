'use client'

import { marker, point as pixels, type Map as LeafletMap, type Marker } from 'leaflet'
import { useEffect, useRef } from 'react'

import { MAP_DEFAULTS } from './map-model'
import styles from './MapCanvas.module.scss'
import { rounded, type Spot } from './moved-point'
import { openMap, pin } from './open-map'

type Props = {
  point: Spot | null
  /** Where it opens, and moves to, while there is no point. */
  around?: Spot | null
  onMove: (point: Spot) => void
  /** « Carte : le point du refuge ». */
  label: string
  /** What the marker is called, and how it moves: « Point du refuge, à déplacer avec les flèches ». */
  name: string
  onUnavailable: () => void
}

/** Pixels of one press of an arrow; with the capital key, of a long step. */
const STEP = 8
const LONG_STEP = 64

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A map with one point that is dragged, pushed with the arrows, or put where one touches. */
export function PointCanvas({ point, around = null, onMove, label, name, onUnavailable }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const opened = useRef<{ map: LeafletMap; spot: Marker | null } | null>(null)
  const props = useRef({ point, around, onMove, onUnavailable, name })
  useEffect(() => {
    props.current = { point, around, onMove, onUnavailable, name }
  })

  useEffect(() => {
    if (!room.current) return
    const { map, close } = openMap(room.current, () => props.current.onUnavailable())
    const { point: start, around: near } = props.current
    const { centre, zoom, pointZoom, townZoom } = MAP_DEFAULTS
    map.setView(start ?? near ?? centre, start ? pointZoom : near ? townZoom : zoom)
    opened.current = { map, spot: null }
    map.on('click', ({ latlng }) => props.current.onMove(rounded(latlng)))
    map.getContainer().focus({ preventScroll: true })
    return () => {
      opened.current = null
      close()
    }
  }, [])

  const near = point ? null : around
  const nearLat = near?.lat
  const nearLng = near?.lng
  useEffect(() => {
    if (nearLat === undefined || nearLng === undefined) return
    opened.current?.map.setView([nearLat, nearLng], MAP_DEFAULTS.townZoom)
  }, [nearLat, nearLng])

  const lat = point?.lat
  const lng = point?.lng
  useEffect(() => {
    const now = opened.current
    if (!now) return
    if (lat === undefined || lng === undefined) {
      now.spot?.remove()
      now.spot = null
      return
    }
    if (now.spot) {
      now.spot.setLatLng([lat, lng])
    } else {
      now.spot = movable(now.map, { lat, lng }, props.current.name, (to) =>
        props.current.onMove(to),
      )
      // A first point is wanted near: the whole country is no place to aim.
      if (now.map.getZoom() < 12) now.map.setView([lat, lng], MAP_DEFAULTS.pointZoom)
    }
    if (!now.map.getBounds().contains([lat, lng])) now.map.panTo([lat, lng])
  }, [lat, lng])

  return <div ref={room} className={styles.canvas} role="region" aria-label={label} />
}

/** The marker itself, with its own arrows: Leaflet knows the mouse and the finger only. */
function movable(map: LeafletMap, at: Spot, name: string, onMove: (to: Spot) => void): Marker {
  const spot = marker(at, { icon: pin(), draggable: true, autoPan: true, title: name, alt: name })
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
