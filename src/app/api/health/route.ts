/** Is the process alive? Asks nothing of the database. */
export function GET(): Response {
  return Response.json({ success: true, status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
