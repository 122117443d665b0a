import { initialOf } from '../model'
import styles from './Face.module.scss'

type Props = {
  name: string
  /** Path of the photo; null without one. */
  photo: string | null
  /** Of the page of one person. */
  isLarge?: boolean
}

/** The photo of a person, or their initial; the name stands beside it. */
export function Face({ name, photo, isLarge }: Props) {
  const size = isLarge ? 144 : 48
  const className = isLarge ? styles.large : styles.face
  if (!photo)
    return (
      <span className={className} aria-hidden="true">
        {initialOf(name)}
      </span>
    )
  return <img className={className} src={photo} alt="" width={size} height={size} />
}
