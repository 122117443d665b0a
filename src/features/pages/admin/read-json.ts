/** Reads an address of our own site as the person who is signed in. @throws with the server's sentence */
export async function readJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Answer
}
