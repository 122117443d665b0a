import { indexXml, partOf, urlsetXml } from '@/features/navigation/sitemap/model'
import { env } from '@/platform/env'
import { sitemapPart, sitemapParts } from '@/site/sitemap'

type Args = { params: Promise<{ part: string }> }

// Made on the first request, and again an hour later. « /sitemap.xml » is a rewrite to its index:
// an address without a parameter would be frozen at build.
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

const xml = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })

export async function GET(_: Request, { params }: Args): Promise<Response> {
  const { part: name } = await params
  if (name === 'index.xml') return xml(indexXml(env.publicUrl, await sitemapParts()))
  const part = partOf(name)
  const entries = part ? await sitemapPart(part) : []
  if (entries.length === 0) return new Response('Page 404', { status: 404 })
  return xml(urlsetXml(env.publicUrl, entries))
}
