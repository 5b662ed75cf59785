/**
 * `npm run replace-keys`: fresh keys for all encrypted values, after keys may have leaked. New values use them at once; the server encrypts
 * the others again while it runs and then deletes the old keys. `-- <id>` does so for one company or individual.
 */
import { parseArgs } from 'node:util'
import { replaceKeys } from '../src/features/base/secret/server/rotation.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { command, say, withServices } from './services.ts'

command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) throw new Error('Usage: npm run replace-keys [-- <id of a company or individual>]')
  await withServices(async (services) => {
    const count = await performAsSystem(services, `keys-${crypto.randomUUID()}`, (act) => replaceKeys(act, positionals[0]))
    if (count === 0) throw new Error(positionals[0] ? `${positionals[0]} has no keys` : 'There are no keys yet')
    say(`${count} ${count === 1 ? 'key is' : 'keys are'} replaced. While Hengdu runs, what the old ones encrypted is encrypted again.`)
  })
})
