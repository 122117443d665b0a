'use client'

import {
  latLngBounds,
  layerGroup,
  polyline,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet'
import { useEffect, useRef } from 'react'

import { drawMarks } from './map-marks'
import { boxOf, isPartial, MAP_DEFAULTS, type MapPoint, type MapView } from './map-model'
import { openMap } from './open-map'
import styles from './MapCanvas.module.scss'

type Props = {
  points: readonly MapPoint[]
  /** « Carte : 2 rue de la Source, 37600 Loches ». */
  label: string
  /** The places are a way, in their order. */
  isTrail?: boolean
  /** A way that is no list of places: latitudes and longitudes, in degrees. */
  line?: ReadonlyArray<readonly [lat: number, lng: number]>
  /** What is on it, where several stand together: « animaux ». */
  things?: string
  /** What is in a part of the map, where the first answer held groups of what is near. */
  loadView?: (view: MapView) => Promise<readonly MapPoint[]>
  /** No tile came: there is nothing to look at. */
  onUnavailable: () => void
}

function place(map: LeafletMap, points: readonly MapPoint[]): void {
  const [first, ...others] = points
  if (!first) {
    map.setView([MAP_DEFAULTS.centre.lat, MAP_DEFAULTS.centre.lng], MAP_DEFAULTS.zoom)
  } else if (others.length === 0 && !first.group) {
    map.setView([first.lat, first.lng], MAP_DEFAULTS.pointZoom)
  } else {
    const bounds = latLngBounds([])
    for (const point of points) {
      const { south, north, west, east } = boxOf(point)
      bounds.extend([south, west]).extend([north, east])
    }
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: 13 })
  }
}

function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds()
  return {
    box: {
      south: bounds.getSouth(),
      north: bounds.getNorth(),
      west: bounds.getWest(),
      east: bounds.getEast(),
    },
    zoom: map.getZoom(),
  }
}

/**
 * Asks again for what is in view after each move; of two answers the later question counts, and one
 * that fails leaves what is there.
 */
function follow(
  map: LeafletMap,
  layer: LayerGroup,
  things: string,
  loadView: NonNullable<Props['loadView']>,
): void {
  let asked = 0
  let isReading = false
  let isOver = false
  const ask = async () => {
    // A box over a place moves the map to be seen whole: what it stands on stays until it is closed.
    if (isReading) return
    const nth = (asked += 1)
    const points = await loadView(viewOf(map)).catch(() => null)
    if (points && nth === asked && !isReading && !isOver) drawMarks(map, layer, points, things)
  }
  map.on('popupopen', () => {
    isReading = true
  })
  map.on('popupclose', () => {
    isReading = false
    void ask()
  })
  map.on('zoomstart', () => map.closePopup())
  map.on('moveend', () => void ask())
  map.on('unload', () => {
    isOver = true
  })
  void ask()
}

/** The map itself, on the tiles of the national map. Loaded only when somebody asks for a map. */
export function MapCanvas(props: Props) {
  const { points, label, isTrail = false, line, things = 'lieux', loadView, onUnavailable } = props
  const room = useRef<HTMLDivElement>(null)
  const unavailable = useRef(onUnavailable)
  const view = useRef(loadView)
  useEffect(() => {
    unavailable.current = onUnavailable
    view.current = loadView
  }, [onUnavailable, loadView])

  useEffect(() => {
    if (!room.current) return
    const { map, close } = openMap(room.current, () => unavailable.current())
    place(map, points)
    if (isTrail) {
      const way = points.map(({ lat, lng }) => [lat, lng] as [number, number])
      polyline(way, { className: styles.trail, interactive: false }).addTo(map)
    }
    if (line && line.length > 1) {
      const way = polyline(
        line.map(([lat, lng]) => [lat, lng] as [number, number]),
        { className: styles.trail, interactive: false },
      ).addTo(map)
      map.fitBounds(way.getBounds(), { padding: [40, 40] })
    }
    const layer = layerGroup().addTo(map)
    drawMarks(map, layer, points, things)
    const load = view.current
    if (load && isPartial(points)) follow(map, layer, things, (at) => load(at))
    else map.on('zoomend', () => drawMarks(map, layer, points, things))
    map.getContainer().focus({ preventScroll: true })
    return close
  }, [points, things, isTrail, line])

  return <div ref={room} className={styles.canvas} role="region" aria-label={label} />
}
