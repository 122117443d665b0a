import { describe, expect, it } from 'vitest'

import { securityHeaders } from '../../platform/http/security-headers.mjs'
import { videoOf } from './video'

describe('a video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', '123456789'],
    ['https://player.vimeo.com/video/123456789', '123456789'],
  ])('is played from %s', (url, id) => {
    const video = videoOf(url)
    expect(video?.src).toContain(`/${id}?autoplay=1`)
    // Whatever is played is let into a frame.
    const policies = JSON.stringify(securityHeaders())
    expect(policies).toContain(new URL(video?.src ?? '').origin)
  })
  it.each([
    null,
    '',
    'dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/channels/x',
  ])('is not played from %s', (url) => {
    expect(videoOf(url)).toBeNull()
  })
})
