'use client'

import type { Map as LeafletMap, Marker } from 'leaflet'
import { useEffect, useRef } from 'react'

import { MAP_DEFAULTS } from './map-model'
import styles from './MapCanvas.module.scss'
import { rounded, type Spot } from './moved-point'
import { movablePin } from './movable-pin'
import { openMap } from './open-map'

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
      now.spot = movablePin(now.map, { lat, lng }, props.current.name, (to) =>
        props.current.onMove(to),
      )
      // A first point is wanted near: the whole country is no place to aim.
      if (now.map.getZoom() < 12) now.map.setView([lat, lng], MAP_DEFAULTS.pointZoom)
    }
    if (!now.map.getBounds().contains([lat, lng])) now.map.panTo([lat, lng])
  }, [lat, lng])

  return <div ref={room} className={styles.canvas} role="region" aria-label={label} />
}
