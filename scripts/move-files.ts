/**
 * `npm run move-files`: moves uploaded files from `DATA_DIR/files` into the bucket of FILES_URL, while servers with that setting run or
 * not. What is in the bucket is gone from the folder; it can be run again.
 */
import { filesDir, LocalStore } from '../src/platform/server/files/store.ts'
import { command, say, withServices } from './services.ts'

command(() =>
  withServices(async ({ config, files }) => {
    if (!config.FILES_URL) throw new Error('FILES_URL names no bucket: set it as the servers have it')
    await files.check()
    const local = new LocalStore(filesDir(config))
    let moved = 0
    for await (const { id } of local.list()) {
      await files.put(id, local.pathOf(id))
      moved++
    }
    say(`${moved} files are moved.`)
  }),
)
