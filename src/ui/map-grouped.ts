import type { MapBox, MapPoint, MapView } from './map-model'

type Answer = {
  data: MapPoint[]
  groups: Array<{ id: string; lat: number; lng: number; count: number; box: MapBox }>
}

/** To the metre: what is seen of a map is no more exact. */
const degrees = (value: number): string => value.toFixed(5)

/**
 * How a map reads points that the server groups (`platform/geo/grouped`): all of them, and those of
 * the part that is looked at.
 * @param path of the route
 * @param query of the list, without « ? »
 */
export function readGrouped(path: string, query: string) {
  const read = async (asked: string): Promise<MapPoint[]> => {
    const response = await fetch(`${path}?${asked}`)
    if (!response.ok) throw new Error(`Erreur ${response.status}`)
    const { data, groups } = (await response.json()) as Answer
    return [
      ...data,
      ...groups.map(({ id, lat, lng, ...group }) => ({ id, lat, lng, name: '', group })),
    ]
  }
  const loadView = ({ box: { south, west, north, east }, zoom }: MapView) => {
    const box = [south, west, north, east].map(degrees).join(',')
    return read(`${query}&box=${box}&zoom=${zoom}`)
  }
  return { load: () => read(query), loadView }
}
