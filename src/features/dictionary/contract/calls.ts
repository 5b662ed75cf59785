import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'

const dictionary = z.record(z.string(), z.array(z.object({ value: z.string(), text: z.string() })))

/** Dictionaries by language: `{cn: {code: [{value, text}]}, en: {…}}`. */
export const allItems = z.object({ cn: dictionary, en: dictionary })

export const dictionaryCalls = defineCalls({
  'GET /ws/dict/items': {
    audience: 'anyone',
    input: z.object({}),
    result: allItems,
    about: 'Every dictionary in both languages, as the login result carries them.',
  },
})
