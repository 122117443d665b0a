/** French sentence for each status that an answer of ours may carry without a better one. */
export const SENTENCES: Record<number, string> = {
  400: 'La demande n’est pas valide',
  401: 'Vous devez vous connecter',
  403: 'Vous n’avez pas le droit de faire cela',
  404: 'Élément introuvable',
  405: 'Cette action n’existe pas à cette adresse',
  409: 'Cet élément a été modifié entre-temps',
  413: 'La demande est trop volumineuse',
  422: 'La demande ne respecte pas une règle',
  423: 'Ce contenu est en cours de modification par une autre personne',
  429: 'Trop de tentatives détectées',
  500: 'Une erreur est survenue. Réessayez dans un instant.',
  503: 'Le service est momentanément indisponible. Réessayez dans un instant.',
}

type Details = {
  /** Message for each wrong value, by path. */
  fields?: Record<string, string>
  /** Further members of the answer, such as `currentUpdatedAt`. */
  more?: Record<string, unknown>
  headers?: Record<string, string>
}

/** A refusal with its status and a French sentence; thrown anywhere below a route. */
export class HttpError extends Error {
  readonly fields
  readonly more
  readonly headers

  constructor(
    readonly status: number,
    message: string = SENTENCES[status] ?? (SENTENCES[500] as string),
    { fields, more, headers }: Details = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.fields = fields
    this.more = more
    this.headers = headers
  }
}

/** 422: one sentence on one field, as a broken rule. */
export const invalidField = (path: string, message: string): HttpError =>
  new HttpError(422, message, { fields: { [path]: message } })

/** 429: with the seconds to wait, as the countdown of the page reads them. */
export const tooMany = (sentence: string, seconds: number): HttpError =>
  new HttpError(429, sentence, {
    more: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  })
