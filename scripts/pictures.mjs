/** The list of screens names them by the app's own routes, which are JSX: vite reads those for Node. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

await runnerImport(fileURLToPath(new URL('./pictures.ts', import.meta.url)))
