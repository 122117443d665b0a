import styles from './Portrait.module.scss'

/** The animal that a gift is for, as its public page shows it. */
export type PortraitData = {
  name: string
  href: string
  /** 460×420, where there is a photo. */
  image: string | null
}

/** The animal beside what is said of a gift. */
export function Portrait({ portrait: { name, href, image } }: { portrait: PortraitData }) {
  return (
    <a className={styles.portrait} href={href}>
      {image && <img src={image} alt="" width={460} height={420} />}
      <span>{name}</span>
    </a>
  )
}
