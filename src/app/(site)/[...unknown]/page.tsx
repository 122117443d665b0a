import { notFound } from 'next/navigation'

/** Whatever nobody answers to gets the site's own « Page 404 », with its status. */
export default function Unknown() {
  notFound()
}
