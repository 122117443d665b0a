import { detailWords } from './words.fr'

type Refusal = {
  error?: string
  errors?: Array<{ message?: string; data?: { errors?: Array<{ message?: string }> } }>
}

/** The sentence of a refusal, of our API or of Payload's. */
async function sentenceOf(response: Response): Promise<string> {
  try {
    const { error, errors } = (await response.json()) as Refusal
    const [first] = errors ?? []
    return error ?? first?.data?.errors?.[0]?.message ?? first?.message ?? ''
  } catch {
    return ''
  }
}

/** Sends something. @returns the server's sentence when it refuses, null when it is done */
async function send(address: string, method: string, body?: object): Promise<string | null> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: body && { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    return response.ok ? null : await sentenceOf(response)
  } catch {
    return detailWords.network
  }
}

export const setFormActive = (id: string, isActive: boolean) =>
  send(`/api/cms/forms/${id}?depth=0`, 'PATCH', { isActive })

/** Makes a copy of a form, inactive. */
export const duplicateForm = (id: string) =>
  send(`/api/cms/forms/${id}/duplicate?depth=0`, 'POST', {})

export const remove = (address: string) => send(address, 'DELETE')
