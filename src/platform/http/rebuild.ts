/** The same request with its body in memory, so that it can be read again. */
export function withBytes(request: Request, bytes: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers)
  headers.set('content-length', String(bytes.length))
  const { url, method, signal } = request
  return new Request(url, { method, headers, signal, ...(bytes.length > 0 && { body: bytes }) })
}
