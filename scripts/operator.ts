/**
 * `npm run operator -- <username>`: creates an operator outside the demo world. Prints a password and the secret of the second factor,
 * once. `--reset` gives new ones to an operator who has lost theirs, and ends their sessions.
 */
import { parseArgs } from 'node:util'
import { createOperator, makeOperatorKeys, operatorName, resetOperator } from '../src/features/base/account/server/operators.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { FIRST_PASSWORD_DAYS } from '../src/rules/constants.ts'
import { command, say, withServices } from './services.ts'

const USAGE = 'Usage: npm run operator -- <username> [--reset]'

function wishOf(args: string[]): { username: string; reset: boolean } {
  const { values, positionals } = parseArgs({ args, options: { reset: { type: 'boolean', default: false } }, allowPositionals: true })
  if (positionals.length !== 1) throw new Error(USAGE)
  const username = operatorName(positionals[0]!)
  if (!username)
    throw new Error(
      `“${positionals[0]}” cannot be a username: 3 to 60 letters, digits, dots, dashes or underscores, a letter or digit first`,
    )
  return { username, reset: values.reset }
}

command(async () => {
  const wish = wishOf(process.argv.slice(2))
  await withServices(async (services) => {
    const keys = await makeOperatorKeys(wish.username)
    await performAsSystem(services, `operator-${crypto.randomUUID()}`, (act) => (wish.reset ? resetOperator : createOperator)(act, keys))
    say(
      wish.reset
        ? `New secrets for operator ${keys.username}; the old ones and every session are over.`
        : `Operator ${keys.username} is made.`,
    )
    say(`  Password       ${keys.password}`)
    say(`  Second factor  ${keys.totpSecret}`)
    say(`                 ${keys.otpauthUri}`)
    say(
      `Shown this once. Sign in at /#/operatorHome/login within ${FIRST_PASSWORD_DAYS} days: the first sign-in asks for a password of your own.`,
    )
  })
})
