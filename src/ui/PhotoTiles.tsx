import { PhotoTile, type WallPhoto } from './PhotoTile'
import styles from './PhotoWall.module.scss'

type Props = {
  /** At least one. */
  photos: readonly WallPhoto[]
  /** « Photos de Nadia ». */
  label: string
  /** 1 to 4 on a wide screen. */
  perRow: number
}

/** A `PhotoWall` of one of many things: its list is `Static`, and has `PhotoManners` beside it. */
export function PhotoTiles({ photos, label, perRow }: Props) {
  return (
    <div className={styles.room}>
      <ul className={styles.wall} data-per-row={perRow} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoTile {...{ photo, index, perRow }} count={photos.length} isListed />
          </li>
        ))}
      </ul>
    </div>
  )
}
