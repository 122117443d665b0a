// @ts-check
// Preloaded into the production server.
import { subscribe } from 'node:diagnostics_channel'

// A proxy keeps its connections for 60 seconds. Whoever hangs up first cuts the request that is on
// its way at that moment: with Node's 5 seconds, that was the server. In milliseconds.
process.env.KEEP_ALIVE_TIMEOUT ||= '65000'

// At its end the server waits for every connection, also for those whose last answer left after
// it was told to stop: they are closed as they fall silent. From the first request on: before it,
// nobody else listens to the signals, and they end the process.
/** @type {Set<import('node:http').Server>} */
const servers = new Set()
const closeSilent = () => {
  for (const server of servers) server.closeIdleConnections()
}
subscribe('http.server.request.start', (message) => {
  const { server } = /** @type {{ server: import('node:http').Server }} */ (message)
  if (servers.size === 0) {
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.once(signal, () => setInterval(closeSilent, 100).unref())
    }
  }
  servers.add(server)
})

// When the script that started the server is gone, killed included, its channel closes and
// the server leaves too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

// Next.js reports a failed start (a wrong configuration, a migration that fails) and then
// stays, answering 500 for ever. Whoever watches over the process must see it end.
process.on('unhandledRejection', (error) => {
  if (String(error).includes('instrumentation hook')) process.exit(1)
})
