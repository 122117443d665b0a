/**
 * A video as a page may show it. The hosts are those that the content security policy lets into
 * a frame (platform/http/security-headers.mjs).
 */
export type Video = {
  /** Address of the player, started at once. */
  src: string
  /** Who sends it, said before the click. */
  host: string
}

const YOUTUBE = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const VIMEO = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/** The segment of a path that names a video; `undefined` when there is none. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return first
  if (!YOUTUBE.includes(hostname)) return undefined
  if (first === 'watch') return searchParams.get('v')
  return ['embed', 'shorts', 'live'].includes(first ?? '') ? second : undefined
}

/** The player of a video at an allowed host; `null` for any other address. */
export function videoOf(url: string | null | undefined): Video | null {
  if (!url || !URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:') return null
  const youtube = youtubeId(parsed)
  if (youtube && /^[\w-]{6,20}$/.test(youtube)) {
    const src = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`
    return { src, host: 'YouTube' }
  }
  const vimeo =
    VIMEO.includes(parsed.hostname) && /^\/(?:video\/)?(\d{4,12})$/.exec(parsed.pathname)
  return vimeo
    ? { src: `https://player.vimeo.com/video/${vimeo[1]}?autoplay=1&dnt=1`, host: 'Vimeo' }
    : null
}
