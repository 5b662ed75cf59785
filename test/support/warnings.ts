/**
 * A test file whose process warns of something that will be an error fails: `pg` warns of a statement that is sent while another one still
 * runs on the connection, which is how parts of one transaction get in each other's way.
 */
function refuseOverlap(warning: Error): void {
  if (warning.name === 'DeprecationWarning' && warning.message.includes('client.query()')) throw warning
}

// Files share a process, and each loads this module again.
if (!process.listeners('warning').some(({ name }) => name === refuseOverlap.name)) process.on('warning', refuseOverlap)
