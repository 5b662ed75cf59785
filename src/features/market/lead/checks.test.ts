import { expect, it } from 'vitest'
import { fieldMessages } from '../../../platform/contract/fields.ts'
import { fill, langs } from '../../../platform/contract/texts.ts'
import { fieldErrors } from '../../../rules/field-errors.ts'
import { leadForm } from './contract/calls.ts'
import { checkReach, checkTexts, found, needed } from './web/checks.ts'

const wellFormed = { name: '陆帆', phone: '0571 8812 0001', email: 'lu@example.com' }

it.each(langs)('the messages are those of the catalogue (%s)', (lang) => {
  const s = checkTexts.pick(lang)
  for (const name of ['required', 'phone', 'email', 'phoneOrEmail'] as const) expect(s[name]).toBe(fieldErrors[name][lang])
  expect(s.tooLong(60)).toBe(fill(fieldErrors.tooLong[lang], { max: 60 }))
})

it.each([
  wellFormed,
  { ...wellFormed, phone: '', email: '' },
  { ...wellFormed, phone: '12' },
  { ...wellFormed, email: 'lu@' },
  { ...wellFormed, name: '' },
  { ...wellFormed, name: 'x'.repeat(61) },
  { ...wellFormed, phone: '', email: ' LU@Example.com ' },
])('page and server agree on %o', (reach) => {
  const sent = { ...reach, areaCode: reach.phone ? '86' : '', topic: 'hire', message: '问' }
  const judged = leadForm.safeParse(sent)
  const server = judged.success ? {} : fieldMessages(judged.error, 'cn')
  expect(found({ ...checkReach(reach), message: needed('问', 10) })).toEqual(server)
})
