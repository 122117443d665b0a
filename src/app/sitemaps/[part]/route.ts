import { listSitemapParts, readSitemapPart } from '@/features/navigation/queries'
import { indexXml, partOf, urlsetXml } from '@/features/navigation/sitemap/model'
import { env } from '@/platform/env'

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
  if (name === 'index.xml') return xml(indexXml(env.publicUrl, await listSitemapParts()))
  const part = partOf(name)
  const entries = part ? await readSitemapPart(part) : []
  if (entries.length === 0) return new Response('Page 404', { status: 404 })
  return xml(urlsetXml(env.publicUrl, entries))
}
