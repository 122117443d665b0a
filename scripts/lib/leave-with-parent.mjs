// @ts-check
// Preloaded into servers that a script starts: when the script is gone, killed
// included, its channel closes and the server leaves too.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
