// @ts-check
// Preloaded into the production server.

// When the script that started the server is gone, killed included, its channel closes and
// the server leaves too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// Next.js reports a failed start (a wrong configuration, a migration that fails) and then
// stays, answering 500 for ever. Whoever watches over the process must see it end.
process.on('unhandledRejection', (error) => {
  if (String(error).includes('instrumentation hook')) process.exit(1)
})
