import { ICON_PATHS, type IconName } from './icon-paths'
import { LineIcon } from './LineIcon'
import { Paw } from './Paw'

type Props = {
  name: IconName
  /** Pixels of a side. */
  size?: number
  /** The inside takes the colour too: a heart that is given. */
  isFilled?: boolean
  className?: string
}

/** A small drawing in the colour of the text beside it, which says what it means. */
export function Icon({ name, ...look }: Props) {
  return (
    <LineIcon {...look}>
      <Strokes name={name} />
    </LineIcon>
  )
}

/** The lines of a drawing, in the colour and width of what they stand in. */
export function Strokes({ name }: { name: IconName }) {
  return name === 'paw' ? <Paw /> : ICON_PATHS[name].map((d) => <path key={d} d={d} />)
}
