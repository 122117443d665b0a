import { overLabel } from './character-count'
import { CharactersLeft } from './CharactersLeft'

type Props = {
  /** Characters that are written. */
  length: number
  max: number
}

/** Under a text that may become too long, and is not cut: the room that is left, or what is too much. */
export const CharactersCount = ({ length, max }: Props) =>
  length > max ? (
    <span role="status">{overLabel(length, max)}</span>
  ) : (
    <CharactersLeft length={length} max={max} />
  )
