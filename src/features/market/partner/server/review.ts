import { randomInt } from 'node:crypto'
import { CODE_SIGNS, channelPath } from '../../../../platform/contract/channel.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { urlOf } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import type { ChannelState } from '../contract/states.ts'
import { applicationLifecycle, channelLifecycle } from './lifecycle.ts'
import { type ApplicationRecord, channel } from './tables.ts'

const t = texts({
  approved: {
    cn: (reference: string) => `伙伴申请已通过（${reference}）`,
    en: (reference) => `Your partner application is approved (${reference})`,
  },
  approvedBody: {
    cn: (name: string, code: string, link: string) =>
      `${name}，您好：\n\n伙伴申请已通过。您的渠道码是 ${code}。\n\n将它加在衡渡任意页面的链接后面即可，例如：${link}\n\n经由链接注册的企业会归到您的渠道。分成以签署的渠道协议为准。\n\n衡渡`,
    en: (name, code, link) =>
      `Dear ${name},\n\nYour partner application is approved. Your channel code is ${code}.\n\nAdd it to the end of any Hengdu link, for example: ${link}\n\nCompanies that register through such a link are attributed to your channel. Shares are governed by the signed channel agreement.\n\nHengdu`,
  },
  declined: {
    cn: (reference: string) => `伙伴申请未通过（${reference}）`,
    en: (reference) => `About your partner application (${reference})`,
  },
  declinedBody: {
    cn: (name: string, reason: string) => `${name}，您好：\n\n本次申请未通过，原因：${reason}\n\n情况有变化时，您可以再次申请。\n\n衡渡`,
    en: (name, reason) =>
      `Dear ${name},\n\nWe are unable to approve this application. Reason: ${reason}\n\nYou are welcome to apply again if circumstances change.\n\nHengdu`,
  },
})

export const reviewApplication = (act: Act, id: string): Promise<ApplicationRecord> => review(act, id, 'review')

/** Opens a channel with a code of its own. */
export async function approveApplication(act: Act, id: string): Promise<void> {
  const row = await review(act, id, 'approve')
  const code = await openChannel(act, row)
  const s = t.pick(row.lang)
  await mailApplicant(act, row, s.approved(row.reference), s.approvedBody(row.name, code, urlOf(act, channelPath(code))))
}

/** The applicant sees the reason. */
export async function declineApplication(act: Act, id: string, reason: string): Promise<void> {
  const row = await review(act, id, 'decline', reason)
  const s = t.pick(row.lang)
  await mailApplicant(act, row, s.declined(row.reference), s.declinedBody(row.name, reason))
}

async function review(act: Act, id: string, move: 'review' | 'approve' | 'decline', reason = ''): Promise<ApplicationRecord> {
  const row = await holdRow(act, applicationLifecycle, id)
  return turn(act, applicationLifecycle, row, move, { set: { reason, reviewerId: act.actor.accountId, updatedAt: act.now } })
}

/** Eight characters out of 31: a code cannot be found by trial. In the rare case of a duplicate a new one is generated. */
async function openChannel(act: Act, row: ApplicationRecord): Promise<string> {
  for (;;) {
    const signs = Array.from({ length: 8 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')
    const code = `${signs.slice(0, 4)}-${signs.slice(4)}`
    const made = await act.tx
      .insert(channel)
      .values({ code, applicationId: row.id, partner: row.company, kind: row.kind, createdAt: act.now })
      .onConflictDoNothing({ target: channel.code })
      .returning({ id: channel.id })
    if (made.length > 0) return code
  }
}

const mailApplicant = async (act: Act, row: ApplicationRecord, subject: string, body: string): Promise<void> => {
  if (row.email && row.doubt !== 'honeypot') await addToOutbox(act, { channel: 'email', to: row.email, subject, body })
}

export async function turnChannel(act: Act, id: string, to: ChannelState) {
  const row = await holdRow(act, channelLifecycle, id)
  const { code, state } = await turn(act, channelLifecycle, row, to === 'paused' ? 'pause' : 'resume')
  return { id, code, state }
}
