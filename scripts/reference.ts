/**
 * `npm run reference`: loads what a new portal begins with, beside a running server or before the first start: corrections of public
 * holidays, and drafts of statutory rates and articles that operators check before anybody sees them. It can be run again.
 */
import { loadReference } from '../reference/load.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { command, say, withServices } from './services.ts'

command(() =>
  withServices(async (services) => {
    const { corrections, rates, articles } = await performAsSystem(services, `reference-${crypto.randomUUID()}`, loadReference)
    say(`${corrections} corrections of public holidays, each with its source. Operators verify the years in the public calendar.`)
    say(`${rates} drafts of statutory rates, marked as samples. Each is used once an operator has reviewed it.`)
    say(`${articles} drafts of articles, marked as samples. Operators publish them.`)
    say('Dictionaries, areas and public holidays of all countries come with Hengdu.')
  }),
)
