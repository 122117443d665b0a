import { isEmailAddress } from '@/platform/email/model'

/** Mail that anybody may open: an address there proves nothing about a place. */
const FREE_MAIL =
  `aliceadsl.fr aol.com bbox.fr club-internet.fr duck.com fastmail.com free.fr gmail.com
  gmx.com gmx.fr googlemail.com hotmail.com hotmail.fr icloud.com ik.me laposte.net live.com live.fr
  mac.com mail.com mailo.com me.com mozmail.com msn.com neuf.fr netcourrier.com numericable.fr orange.fr
  outlook.com outlook.fr posteo.net proton.me protonmail.com sfr.fr tuta.com tutanota.com wanadoo.fr
  yahoo.com yahoo.fr yandex.com ymail.com zoho.com`.split(/\s+/)

/** Sites on which many have a page: whoever writes from there does not speak for one of them. */
const SHARED_HOSTS =
  `abritel.fr airbnb.com airbnb.fr animaute.fr blogspot.com booking.com canalblog.com
  captainvet.com doctolib.fr e-monsite.com eklablog.com facebook.com fb.com fb.me firebaseapp.com g.page
  github.io gitlab.io gites-de-france.com godaddysites.com goo.gl google.com google.fr herokuapp.com
  holidog.com instagram.com jimdo.com jimdofree.com jimdosite.com leboncoin.fr linkedin.com linktr.ee
  mappy.com monsite-orange.fr myshopify.com netlify.app over-blog.com ovh.org pages.dev pagesjaunes.fr
  pagesperso-orange.fr pinterest.com planity.com rover.com shopify.com site123.me simplesite.com
  squarespace.com strikingly.com tiktok.com treatwell.fr tripadvisor.com tripadvisor.fr twitter.com
  vercel.app web.app webador.fr webnode.fr webnode.page weebly.com wix.com wixsite.com wordpress.com
  x.com yelp.com yelp.fr youtube.com`.split(/\s+/)

const isIn = (list: readonly string[], host: string): boolean =>
  list.some((each) => host === each || host.endsWith(`.${each}`))

export const isFreeMail = (host: string): boolean => isIn(FREE_MAIL, host)
const isShared = (host: string): boolean => isFreeMail(host) || isIn(SHARED_HOSTS, host)

/**
 * What the site of a place says about who may speak for it: its own host, `www.` left aside; or that
 * it has none of its own.
 */
export type Proof =
  | { kind: 'own'; host: string }
  | { kind: 'shared'; host: string }
  | { kind: 'none' }

/** @param site the address as a place keeps it */
export function proofOf(site: string | null | undefined): Proof {
  if (!site || !URL.canParse(site)) return { kind: 'none' }
  const host = new URL(site).hostname.toLowerCase().replace(/^www\./, '')
  if (!host.includes('.') || host.endsWith('.')) return { kind: 'none' }
  return { kind: isShared(host) ? 'shared' : 'own', host }
}

/** Letters, figures, dots and dashes: everything else could end the host of an address early. */
const PLAIN_HOST = /^[\p{L}\p{N}\p{M}.-]+$/u

/**
 * An address as mail is sent to it: lower case, its host in ASCII (« café.fr » is `xn--caf-dma.fr`).
 * Null for what is not exactly one address.
 */
export function readAddress(text: string): { email: string; host: string } | null {
  const [local = '', typed = '', ...rest] = text.trim().split('@')
  if (rest.length > 0 || !PLAIN_HOST.test(typed)) return null
  const url = `https://${typed}`
  if (!URL.canParse(url)) return null
  const host = new URL(url).hostname.toLowerCase()
  const email = `${local.toLowerCase()}@${host}`
  return isEmailAddress(email) ? { email, host } : null
}

/** Does an address speak for a site? Its host is the host of the site: neither above it nor below. */
export const isProvenBy = (site: string | null | undefined, email: string): boolean => {
  const proof = proofOf(site)
  const address = readAddress(email)
  return proof.kind === 'own' && address !== null && address.host === proof.host
}
