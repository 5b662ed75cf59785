/** Loaded into a measured process, before its own code: answers its parent with the bytes that are in use once garbage is collected. */
process.on('message', (asked) => {
  if (asked !== 'memory') return
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
process.channel?.unref()
