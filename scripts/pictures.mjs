/** The list of screens contains the app's own routes, which are JSX: vite compiles them for Node. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

await runnerImport(fileURLToPath(new URL('./pictures.ts', import.meta.url)))
