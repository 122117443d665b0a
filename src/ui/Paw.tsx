/** The paw among the drawings of `Icon`: the only one that is filled. */
export function Paw() {
  return (
    <g fill="currentColor" stroke="none">
      <ellipse cx="5.6" cy="10.4" rx="2.1" ry="2.7" transform="rotate(-18 5.6 10.4)" />
      <ellipse cx="9.7" cy="6" rx="2.1" ry="2.9" transform="rotate(-6 9.7 6)" />
      <ellipse cx="14.4" cy="6" rx="2.1" ry="2.9" transform="rotate(6 14.4 6)" />
      <ellipse cx="18.4" cy="10.4" rx="2.1" ry="2.7" transform="rotate(18 18.4 10.4)" />
      <path d="M12 11.5c3 0 5.9 3.2 5.9 5.9 0 1.9-1.4 2.7-3 2.5-1.1-.2-1.8-.6-2.9-.6s-1.8.4-2.9.6c-1.6.2-3-.6-3-2.5 0-2.7 2.9-5.9 5.9-5.9Z" />
    </g>
  )
}
