'use client'

import { useState, type ComponentProps, type ComponentType } from 'react'

import type { MapPoint, MapView } from './map-model'
import type { MapCanvas } from './MapCanvas'
import { MapDoor } from './MapDoor'

type Canvas = ComponentType<Parameters<typeof MapCanvas>[0]>
type Shown = { Canvas: Canvas; points: readonly MapPoint[] }
type State = 'waiting' | 'loading' | 'unavailable' | Shown

type Props = Pick<ComponentProps<typeof MapDoor>, 'search' | 'room' | 'place'> & {
  /** « Carte : 2 rue de la Source, 37600 Loches ». */
  label: string
  /** The places, asked for with the map itself; `null` when nobody knows where it is. */
  load: (() => Promise<readonly MapPoint[]>) | null
  /** What is in a part of it: asked for after each move, where `load` gave groups. */
  loadView?: (view: MapView) => Promise<readonly MapPoint[]>
  /** What is on it, where several stand together: « animaux ». */
  things?: string
  /** The places are a way, in their order: a line leads from one to the next. */
  isTrail?: boolean
  /** A way that is no list of places: latitudes and longitudes, in degrees. */
  line?: ReadonlyArray<readonly [lat: number, lng: number]>
}

/** The map comes from another host, so that nothing of it is asked for before a click. */
export function MapOnClick({ label, load, loadView, things, isTrail, line, ...door }: Props) {
  const [state, setState] = useState<State>(load ? 'waiting' : 'unavailable')
  const show = async () => {
    if (!load) return
    setState('loading')
    try {
      const [{ MapCanvas: Canvas }, points] = await Promise.all([import('./MapCanvas'), load()])
      setState({ Canvas, points })
    } catch {
      setState('unavailable')
    }
  }
  return (
    <MapDoor
      {...door}
      state={typeof state === 'object' ? 'shown' : state}
      onShow={load && (() => void show())}
    >
      {typeof state === 'object' && (
        <state.Canvas
          label={label}
          points={state.points}
          isTrail={isTrail}
          line={line}
          things={things}
          loadView={loadView}
          onUnavailable={() => setState('unavailable')}
        />
      )}
    </MapDoor>
  )
}
