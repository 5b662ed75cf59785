import { randomInt } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { emailPattern } from '../../../../platform/contract/email.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { CODE_DIGITS, CODE_MINUTES } from '../../../../rules/constants.ts'
import { allSenders, type Channel } from './senders/senders.ts'
import { addToOutbox } from './writes.ts'

const t = texts({
  subject: { cn: '衡渡测试消息', en: 'Hengdu trial message' },
  body: {
    cn: (code: string) => `【衡渡】验证码 ${code}，${CODE_MINUTES} 分钟内有效。这是一条测试消息，验证码没有用途。`,
    en: (code: string) =>
      `Hengdu: your verification code is ${code}, valid for ${CODE_MINUTES} minutes. This is a trial message, and the code opens nothing.`,
  },
})

/** Sends a message like any other, so that an operator sees whether the settings work. */
export async function sendTrial(act: Act, { channel, to }: { channel: Channel; to: string }): Promise<{ id: string }> {
  const recipient = channel === 'email' ? mailAddress(to) : phoneNumber(to)
  if (allSenders(act.services.config)[channel].length === 0) throw refuse(channel === 'sms' ? 'smsOff' : 'mailOff')
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const s = t.pick(act.lang)
  const id = await addToOutbox(act, {
    ...{ channel, to: recipient, subject: s.subject, body: s.body(code) },
    sms: { purpose: 'code', lang: act.lang, values: { code, minutes: String(CODE_MINUTES) } },
    opens: { text: code, until: act.now.add({ minutes: CODE_MINUTES }) },
    reach: 'code',
  })
  if (id === null) throw refuse('messagesMost')
  return { id }
}

function mailAddress(to: string): string {
  if (!emailPattern.test(to)) throw refuseFields({ to: 'email' })
  return to
}

function phoneNumber(to: string): string {
  const parsed = parsePhoneNumberFromString(to)
  if (!to.startsWith('+') || !parsed?.isValid()) throw refuseFields({ to: 'phoneAbroad' })
  return `+${parsed.countryCallingCode} ${parsed.nationalNumber}`
}
