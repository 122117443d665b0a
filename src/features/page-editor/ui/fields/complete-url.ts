import { isSafeUrl } from '@/features/pages/model'

/**
 * What a person meant by an address that lacks its beginning: a site, an e-mail
 * address, a French telephone number. Anything else is returned as typed.
 */
export function completeUrl(typed: string): string {
  const url = typed.trim()
  if (url === '' || isSafeUrl(url)) return url
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(url)) return `mailto:${url}`
  const phone = url.replace(/[\s.-]/g, '')
  if (/^(?:0[1-9]\d{8}|\+\d{6,15})$/.test(phone)) return `tel:${phone}`
  const isSite = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(url)
  return isSite && isSafeUrl(`https://${url}`) ? `https://${url}` : url
}
