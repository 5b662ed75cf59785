/** `npm run dev`: the API, restarted at each change, and the web with hot reload. Both stop together. */
import { spawn } from 'node:child_process'

const children = [
  ['api', ['--watch', '--watch-preserve-output', 'src/app/server/main.ts']],
  ['web', ['node_modules/vite/bin/vite.js', '--clearScreen', 'false']],
].map(([name, args]) => ({ name, process: spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }) }))

let ending = false
function end(status, except) {
  if (ending) return
  ending = true
  process.exitCode = status
  for (const child of children) if (child !== except) child.process.kill('SIGTERM')
  // A child that hangs must not block the terminal.
  setTimeout(() => {
    for (const child of children) child.process.kill('SIGKILL')
  }, 9_000).unref()
}

for (const child of children)
  child.process.on('exit', (status, signal) => {
    if (!ending) console.error(`dev: ${child.name} ended (${signal ?? `status ${status}`}), so the other ends too`)
    end(status || 1, child)
  })
// At a terminal the children receive Ctrl-C themselves; the second signal is harmless.
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
