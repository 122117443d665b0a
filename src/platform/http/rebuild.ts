/**
 * The same request with its body in memory, so that it can be read again.
 * @param type of a body that was written anew
 */
export function withBytes(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  type?: string,
): Request {
  const headers = new Headers(request.headers)
  if (type) headers.set('content-type', type)
  headers.set('content-length', String(bytes.length))
  const { url, method, signal } = request
  return new Request(url, { method, headers, signal, ...(bytes.length > 0 && { body: bytes }) })
}

/** The same request at another address. */
export const withAddress = (request: Request, address: URL): Request =>
  new Request(address, request)
