'use client'

import {
  latLngBounds,
  layerGroup,
  polyline,
  type LayerGroup,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import { useEffect, useRef } from 'react'

import { MAP_DEFAULTS } from '@/ui/map-model'
import { movablePin } from '@/ui/movable-pin'
import { rounded, type Spot } from '@/ui/moved-point'
import { openMap } from '@/ui/open-map'

import type { TrackPoint } from '../../model'
import { calledAt, wayOf, type EditorWaypoint } from '../content'
import styles from './WalkEditor.module.scss'

type Props = {
  waypoints: readonly EditorWaypoint[]
  track: readonly TrackPoint[] | null
  onAdd: (spot: Spot) => void
  onMove: (key: string, spot: Spot) => void
  onUnavailable: () => void
}

type Drawn = { map: LeafletMap; pins: Marker[]; line: LayerGroup; isPlaced: boolean }

const lineOf = (points: readonly TrackPoint[]) =>
  points.map(([lat, lng]): [number, number] => [lat, lng])

/** Shows everything once, then leaves the map where the person put it. */
function place(drawn: Drawn, points: readonly TrackPoint[]): void {
  const { centre, zoom, pointZoom } = MAP_DEFAULTS
  if (points.length > 1) drawn.map.fitBounds(latLngBounds(lineOf(points)), { padding: [32, 32] })
  else if (points[0]) drawn.map.setView([points[0][0], points[0][1]], pointZoom)
  else drawn.map.setView([centre.lat, centre.lng], zoom)
  drawn.isPlaced = points.length > 0
}

function drawPins(drawn: Drawn, waypoints: Props['waypoints'], onMove: Props['onMove']): void {
  const focused = document.activeElement?.getAttribute('data-waypoint')
  for (const pin of drawn.pins.splice(0)) pin.remove()
  waypoints.forEach((point, at) => {
    const { key, lat, lng } = point
    if (lat === null || lng === null) return
    const name = `${calledAt(point, at)}, à déplacer avec les flèches du clavier`
    const pin = movablePin(drawn.map, { lat, lng }, name, (to) => onMove(key, to), at + 1)
    drawn.pins.push(pin)
    const element = pin.getElement()
    element?.setAttribute('data-waypoint', key)
    if (focused === key) element?.focus({ preventScroll: true })
  })
}

/** The walk on a map: a click adds a point, each pin is dragged or pushed with the arrows. */
export function WalkCanvas({ waypoints, track, onAdd, onMove, onUnavailable }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn | null>(null)
  const props = useRef({ waypoints, track, onAdd, onMove, onUnavailable })
  useEffect(() => {
    props.current = { waypoints, track, onAdd, onMove, onUnavailable }
  })

  useEffect(() => {
    if (!room.current) return
    const { map, close } = openMap(room.current, () => props.current.onUnavailable())
    const now: Drawn = {
      map,
      pins: [],
      line: layerGroup(),
      isPlaced: false,
    }
    place(now, props.current.track ?? wayOf(props.current.waypoints))
    now.line.addTo(map)
    drawn.current = now
    map.on('click', ({ latlng }) => props.current.onAdd(rounded(latlng)))
    map.getContainer().focus({ preventScroll: true })
    return () => {
      drawn.current = null
      close()
    }
  }, [])

  useEffect(() => {
    const now = drawn.current
    if (!now) return
    const way = track ?? wayOf(waypoints)
    if (!now.isPlaced && way.length > 0) place(now, way)
    now.line.clearLayers()
    polyline(lineOf(way), {
      className: track ? styles.track : styles.way,
      interactive: false,
    }).addTo(now.line)
  }, [track, waypoints])

  useEffect(() => {
    const now = drawn.current
    if (now) drawPins(now, waypoints, (key, spot) => props.current.onMove(key, spot))
  }, [waypoints])

  return (
    <div ref={room} className={styles.canvas} role="region" aria-label="Carte de la promenade" />
  )
}
