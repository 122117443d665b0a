import { frenchNumber } from '@/platform/number.model'
import {
  divIcon,
  marker,
  type LayerGroup,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
} from 'leaflet'

import { clustersOf, groupLabel, type Cluster, type MapPoint } from './map-model'
import { pin } from './open-map'
import styles from './MapCanvas.module.scss'

/** What a point is, in the box over it. */
function lineOf({ name, detail, href }: MapPoint): HTMLElement {
  const line = document.createElement('div')
  const title = document.createElement(href ? 'a' : 'strong')
  title.textContent = name
  if (href) title.setAttribute('href', href)
  line.append(title)
  if (detail) {
    const words = document.createElement('p')
    words.textContent = detail
    line.append(words)
  }
  return line
}

function popupOf(points: readonly MapPoint[]): HTMLElement {
  const card = document.createElement('div')
  card.append(...points.map(lineOf))
  return card
}

/** The number that is seen is no name for whoever hears it. */
const numbered = (count: number) =>
  divIcon({
    className: styles.cluster,
    iconSize: [48, 48],
    html: `<span aria-hidden="true">${frenchNumber(count)}</span>`,
  })

/** Leaflet's markers are buttons in name: the keys of a button are theirs too. */
function onKey({ originalEvent }: LeafletKeyboardEvent, keys: string[], act: () => void): void {
  if (!keys.includes(originalEvent.key)) return
  // The space would move the page.
  originalEvent.preventDefault()
  act()
}

/** One place: what is there is said in a box over it. */
function drawPlace(layer: LayerGroup, cluster: Cluster<MapPoint>, things: string): void {
  const { points, count, lat, lng } = cluster
  const [first] = points
  const title =
    count === 1
      ? [first.name, first.detail].filter(Boolean).join(', ')
      : `${count} ${things} au même endroit`
  const spot = marker([lat, lng], {
    icon: count === 1 ? pin(first.number) : numbered(count),
    title,
    alt: title,
  })
    .bindPopup(popupOf(points), { closeButton: false, minWidth: 180, maxHeight: 220 })
    .addTo(layer)
  // Leaflet opens it on Enter by itself.
  spot.on('keypress', (event) => onKey(event, [' '], () => spot.openPopup()))
}

/** Several places: a press comes nearer, until they part. */
function drawGroup(map: LeafletMap, layer: LayerGroup, cluster: Cluster<MapPoint>, things: string) {
  const { count, lat, lng, box } = cluster
  // Nothing parts them: what they are, the list beside the map says.
  if (box.south === box.north && box.west === box.east) {
    const name = `${count} ${things} au même endroit\u00a0: voyez la liste`
    return drawPlace(layer, { ...cluster, points: [{ id: 'group', lat, lng, name }] }, things)
  }
  const title = groupLabel(count, things)
  const comeApart = () =>
    map.fitBounds(
      [
        [box.south, box.west],
        [box.north, box.east],
      ],
      { padding: [48, 48] },
    )
  marker([lat, lng], { icon: numbered(count), title, alt: title })
    .on('click', comeApart)
    .on('keypress', (event) => onKey(event, ['Enter', ' '], comeApart))
    .addTo(layer)
}

/** Draws the markers of the present zoom: a pin for one, a number for several. */
export function drawMarks(
  map: LeafletMap,
  layer: LayerGroup,
  points: readonly MapPoint[],
  things: string,
): void {
  const marks = map.getContainer().querySelector('.leaflet-marker-pane')
  const isLosing = Boolean(marks?.contains(document.activeElement))
  layer.clearLayers()
  for (const cluster of clustersOf(points, map.getZoom())) {
    // Of a group the server did not say what it holds: it has to be asked nearer.
    const isKnown = cluster.points.every(({ group }) => !group)
    if (cluster.count === 1 || (cluster.isOnePlace && isKnown)) drawPlace(layer, cluster, things)
    else drawGroup(map, layer, cluster, things)
  }
  // The marker that was pressed is gone: the keyboard goes on from the map.
  if (isLosing) map.getContainer().focus({ preventScroll: true })
}
