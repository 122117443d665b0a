/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // A wrong configuration stops the start here, with a sentence that names it.
  const { startServer } = await import('./platform/start')
  await startServer()
}
