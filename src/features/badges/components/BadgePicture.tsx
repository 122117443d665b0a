type Props = {
  /** Path on the site. */
  icon: string
  /** Of its square, in pixels. */
  size: number
  /** Not earned yet: without its colours. */
  isLocked?: boolean
}

/** The picture of a badge; its name stands beside it. */
export function BadgePicture({ icon, size, isLocked = false }: Props) {
  return (
    <img
      src={icon}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', ...(isLocked && { filter: 'grayscale(1)', opacity: 0.55 }) }}
    />
  )
}
