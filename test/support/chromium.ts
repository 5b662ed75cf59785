import { execFileSync } from 'node:child_process'

/** Chromium from the bootstrap: CHROMIUM_PATH, else the first of the usual names on the PATH. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // the next name
    }
  }
  throw new Error('No Chromium found: install it, or set CHROMIUM_PATH')
}
