import type { FieldType } from '../../model'

const PATHS: Record<FieldType, string> = {
  text: 'M4 9h16v6H4zM7 11v2',
  textarea: 'M4 5h16v14H4zM7 9h10M7 12h10M7 15h5',
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  tel: 'M8 3h8v18H8zM11 18h2',
  number: 'M9 4L7 20M17 4l-2 16M4 9h17M3 15h17',
  select: 'M4 8h16v8H4zM14 11l2 2 2-2',
  radio: 'M6 6a2 2 0 1 0 .01 0M6 14a2 2 0 1 0 .01 0M12 8h8M12 16h8',
  checkbox: 'M5 5h14v14H5zM8 12l3 3 5-6',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
}

/** The drawing of a type of question. */
export function TypeSign({ type }: { type: FieldType }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[type]} />
    </svg>
  )
}
