import type { EmailColors } from './content'

/** Of a message that no shelter sends. From ui/tokens.scss. */
export const PLATFORM_COLORS: EmailColors = {
  head: '#ffffff',
  headText: '#17543f',
  button: '#1e6b57',
  buttonText: '#ffffff',
  link: '#1e6b57',
}

/**
 * For mail programs that know it: the paper and the ink change places at night, the colours of the
 * sender stay. The others keep the styles of the elements.
 */
export const DARK_STYLE = `<style>
@media (max-width:480px) {
  .around { padding: 12px 8px !important }
  .head { padding: 16px 18px !important }
  .card { padding: 22px 18px 12px !important }
}
@media (prefers-color-scheme:dark) {
  .page { background: #141a19 !important }
  .card { background: #1f2827 !important }
  .line { border-left-color: #3b4745 !important; border-right-color: #3b4745 !important }
  .card { border-bottom-color: #3b4745 !important }
  .ink { color: #eef3f0 !important }
  .soft { color: #b6c3be !important }
  .link { color: #9bd8c2 !important }
}
</style>`
