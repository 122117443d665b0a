'use client'

import 'leaflet/dist/leaflet.css'

import {
  control,
  divIcon,
  latLngBounds,
  map as leafletMap,
  marker,
  layerGroup,
  tileLayer,
  type LayerGroup,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
} from 'leaflet'
import { useEffect, useRef } from 'react'

import { clustersOf, MAP_ATTRIBUTION, MAP_DEFAULTS, TILES, type MapPoint } from './map-model'
import styles from './MapCanvas.module.scss'

type Props = {
  points: readonly MapPoint[]
  /** « Carte : 2 rue de la Source, 37600 Loches ». */
  label: string
  /** No tile came: there is nothing to look at. */
  onUnavailable: () => void
}

/** A first tile that takes longer does not come. */
const PATIENCE_MS = 10_000

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

const pin = () =>
  divIcon({
    className: styles.pin,
    iconSize: [44, 44],
    iconAnchor: [22, 40],
    popupAnchor: [0, -34],
    html: '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 1c8 0 14 6 14 14 0 9-9 17-14 24C11 32 2 24 2 15 2 7 8 1 16 1Z"/><circle cx="16" cy="15" r="5.5" fill="#fff"/></svg>',
  })

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
      const spot = marker([first.lat, first.lng], { icon: pin(), title, alt: title })
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
export function MapCanvas({ points, label, onUnavailable }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const unavailable = useRef(onUnavailable)
  useEffect(() => {
    unavailable.current = onUnavailable
  }, [onUnavailable])

  useEffect(() => {
    if (!room.current) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const map = leafletMap(room.current, {
      zoomControl: false,
      // The wheel moves the page until the map is in use.
      scrollWheelZoom: false,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      maxZoom: MAP_DEFAULTS.maxZoom,
    })
    map.attributionControl.setPrefix(false)
    control.zoom({ zoomInTitle: 'Agrandir la carte', zoomOutTitle: 'Réduire la carte' }).addTo(map)
    map.on('focus', () => map.scrollWheelZoom.enable())
    map.on('blur', () => map.scrollWheelZoom.disable())

    let isSeen = false
    const giveUp = () => {
      if (!isSeen) unavailable.current()
    }
    const timer = setTimeout(giveUp, PATIENCE_MS)
    place(map, points)
    tileLayer(TILES, { attribution: MAP_ATTRIBUTION, maxZoom: MAP_DEFAULTS.maxZoom })
      .on('tileload', () => {
        isSeen = true
      })
      // Every tile of the view has come or has failed.
      .on('load', giveUp)
      .addTo(map)
    const layer = layerGroup().addTo(map)
    draw(map, layer, points)
    map.on('zoomend', () => draw(map, layer, points))
    map.getContainer().focus({ preventScroll: true })
    return () => {
      clearTimeout(timer)
      map.remove()
    }
  }, [points])

  return <div ref={room} className={styles.canvas} role="region" aria-label={label} />
}
