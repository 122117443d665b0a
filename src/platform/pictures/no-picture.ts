/**
 * What an address of a picture answers that is no page's own: nothing is drawn. Another spelling of the
 * same address (an id in capitals) is none: each would be drawn and kept by itself.
 */
export const noPicture = (): Response => new Response(null, { status: 404 })
