import 'leaflet/dist/leaflet.css'

import { control, divIcon, map as leafletMap, tileLayer, type Map as LeafletMap } from 'leaflet'

import { MAP_ATTRIBUTION, MAP_DEFAULTS, TILES } from './map-model'
import styles from './MapCanvas.module.scss'

/** A first tile that takes longer does not come. */
const PATIENCE_MS = 10_000

const DOT = '<circle cx="16" cy="15" r="5.5" fill="#fff"/>'

/** The drop that marks one place, with its number in a list. */
export const pin = (number?: number) =>
  divIcon({
    className: styles.pin,
    iconSize: [44, 44],
    iconAnchor: [22, 40],
    popupAnchor: [0, -34],
    html: `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 1c8 0 14 6 14 14 0 9-9 17-14 24C11 32 2 24 2 15 2 7 8 1 16 1Z"/>${number === undefined ? DOT : `<text x="16" y="20" text-anchor="middle">${number}</text>`}</svg>`,
  })

/**
 * Opens a map on the tiles of the national map, in an element that has a size. Its view is the
 * caller's to set at once.
 * @param onUnavailable no tile came: there is nothing to look at
 */
export function openMap(
  room: HTMLElement,
  onUnavailable: () => void,
): { map: LeafletMap; close: () => void } {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leafletMap(room, {
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
    if (!isSeen) onUnavailable()
  }
  const timer = setTimeout(giveUp, PATIENCE_MS)
  tileLayer(TILES, { attribution: MAP_ATTRIBUTION, maxZoom: MAP_DEFAULTS.maxZoom })
    .on('tileload', () => {
      isSeen = true
    })
    // Every tile of the view has come or has failed.
    .on('load', giveUp)
    .addTo(map)
  return {
    map,
    close: () => {
      clearTimeout(timer)
      map.remove()
    },
  }
}
