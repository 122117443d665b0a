'use client'

import {
  divIcon,
  latLngBounds,
  marker,
  layerGroup,
  polyline,
  type LayerGroup,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
} from 'leaflet'
import { useEffect, useRef } from 'react'

import { clustersOf, MAP_DEFAULTS, type MapPoint } from './map-model'
import { openMap, pin } from './open-map'
import styles from './MapCanvas.module.scss'

type Props = {
  points: readonly MapPoint[]
  /** « Carte : 2 rue de la Source, 37600 Loches ». */
  label: string
  /** The places are a way, in their order. */
  isTrail?: boolean
  /** No tile came: there is nothing to look at. */
  onUnavailable: () => void
}

function popupOf({ name, detail, href }: MapPoint): HTMLElement {
  const card = document.createElement('div')
  const title = document.createElement(href ? 'a' : 'strong')
  title.textContent = name
  if (href) title.setAttribute('href', href)
  card.append(title)
  if (detail) {
    const line = document.createElement('p')
    line.textContent = detail
    card.append(line)
  }
  return card
}

/** The number that is seen is no name for whoever hears it. */
const numbered = (count: number) =>
  divIcon({
    className: styles.cluster,
    iconSize: [48, 48],
    html: `<span aria-hidden="true">${count}</span>`,
  })

/** Leaflet's markers are buttons in name: the keys of a button are theirs too. */
function onKey({ originalEvent }: LeafletKeyboardEvent, keys: string[], act: () => void): void {
  if (!keys.includes(originalEvent.key)) return
  // The space would move the page.
  originalEvent.preventDefault()
  act()
}

/** Draws the markers of the present zoom: a pin for one, a number for several. */
function draw(map: LeafletMap, layer: LayerGroup, points: readonly MapPoint[]): void {
  const hadFocus = map.getContainer().querySelector('.leaflet-marker-pane')
  const isLosing = Boolean(hadFocus?.contains(document.activeElement))
  layer.clearLayers()
  for (const { points: together, lat, lng } of clustersOf(points, map.getZoom())) {
    const [first, ...others] = together
    if (others.length === 0) {
      const title = [first.name, first.detail].filter(Boolean).join(', ')
      const spot = marker([first.lat, first.lng], { icon: pin(first.number), title, alt: title })
        .bindPopup(popupOf(first), { closeButton: false, minWidth: 180 })
        .addTo(layer)
      // Leaflet opens it on Enter by itself.
      spot.on('keypress', (event) => onKey(event, [' '], () => spot.openPopup()))
    } else {
      const title = `${together.length} lieux : agrandir`
      const comeApart = () =>
        map.fitBounds(latLngBounds(together.map((point) => [point.lat, point.lng])), {
          padding: [48, 48],
        })
      marker([lat, lng], { icon: numbered(together.length), title, alt: title })
        .on('click', comeApart)
        .on('keypress', (event) => onKey(event, ['Enter', ' '], comeApart))
        .addTo(layer)
    }
  }
  // The marker that was pressed is gone: the keyboard goes on from the map.
  if (isLosing) map.getContainer().focus({ preventScroll: true })
}

function place(map: LeafletMap, points: readonly MapPoint[]): void {
  const [first, ...others] = points
  if (!first) {
    map.setView([MAP_DEFAULTS.centre.lat, MAP_DEFAULTS.centre.lng], MAP_DEFAULTS.zoom)
  } else if (others.length === 0) {
    map.setView([first.lat, first.lng], MAP_DEFAULTS.pointZoom)
  } else {
    const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: 13 })
  }
}

/** The map itself, on the tiles of the national map. Loaded only when somebody asks for a map. */
export function MapCanvas({ points, label, isTrail = false, onUnavailable }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const unavailable = useRef(onUnavailable)
  useEffect(() => {
    unavailable.current = onUnavailable
  }, [onUnavailable])

  useEffect(() => {
    if (!room.current) return
    const { map, close } = openMap(room.current, () => unavailable.current())
    place(map, points)
    if (isTrail) {
      const way = points.map(({ lat, lng }) => [lat, lng] as [number, number])
      polyline(way, { className: styles.trail, interactive: false }).addTo(map)
    }
    const layer = layerGroup().addTo(map)
    draw(map, layer, points)
    map.on('zoomend', () => draw(map, layer, points))
    map.getContainer().focus({ preventScroll: true })
    return close
  }, [points, isTrail])

  return <div ref={room} className={styles.canvas} role="region" aria-label={label} />
}
