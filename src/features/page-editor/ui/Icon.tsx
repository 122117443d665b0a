const PATHS = {
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M5 12l7 7 7-7',
  left: 'M19 12H5M12 5l-7 7 7 7',
  right: 'M5 12h14M12 5l7 7-7 7',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  cut: 'M6 6l12 12M18 6L6 18M4 4a3 3 0 1 0 4 4M4 20a3 3 0 1 1 4-4',
  paste: 'M9 4h6v4H9zM9 6H5v15h14V6h-4M12 11v7M9 15l3 3 3-3',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1M14.5 12v5M12 14.5h5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  trash: 'M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
  plus: 'M12 5v14M5 12h14',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5v5h5v-5zM6 14.5v5h5v-5z',
  close: 'M6 6l12 12M18 6L6 18',
  mobile: 'M8 3h8v18H8zM11 18h2',
  tablette: 'M5 3h14v18H5zM11 18h2',
  ordinateur: 'M3 4h18v12H3zM9 20h6M12 16v4',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  text: 'M5 6V4h14v2M12 4v16M9 20h6',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  button: 'M3 8h18v8H3zM8 12h8',
  template: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  section: 'M3 5h18v14H3zM12 5v14',
  more: 'M5 11a1 1 0 1 0 0 2a1 1 0 1 0 0-2zM12 11a1 1 0 1 0 0 2a1 1 0 1 0 0-2zM19 11a1 1 0 1 0 0 2a1 1 0 1 0 0-2z',
  outline: 'M4 6h16M8 12h12M12 18h8M4 12h.01M8 18h.01',
  check: 'M4 12l5 5L20 6',
  bookmark: 'M6 4h12v16l-6-4-6 4z',
  edit: 'M4 20h4L20 8l-4-4L4 16zM14 6l4 4',
} as const
export type IconName = keyof typeof PATHS

/** A drawn sign; what it means is said by the text or the label of its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
