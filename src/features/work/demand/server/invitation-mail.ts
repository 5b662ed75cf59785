import type { Lang } from '../../../../platform/contract/texts.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { DEMAND_INVITATION_DAYS } from '../../../../rules/demand.ts'
import { verifiedName } from '../../../base/company/server/reads.ts'
import { urlOf } from '../../../base/notice/server/writes.ts'
import { addToOutbox, canSend } from '../../../base/outbox/server/writes.ts'
import type { DemandRow } from './context.ts'
import type { Contact } from './invitations.ts'

/** Where a message to somebody without an account goes. `listed`: to the contact of an entry of the directory. */
export interface Delivery {
  channel: 'email' | 'sms'
  to: string
  lang: Lang
  listed: boolean
}

/** An entry of the directory, as the provider feature invites it: with its account, or where its listed contact is. */
export interface EntryInvited {
  entryId: string
  nameCn: string
  nameEn: string
  owner: Owner | null
  delivery: Delivery | null
}

const t = texts({
  aCompany: { cn: '一家企业', en: 'A company' },
  subject: { cn: (company: string) => `${company}邀请您报名一个项目`, en: (company: string) => `${company} invites you to apply for work` },
  body: {
    cn: (company: string, link: string) =>
      `【衡渡】${company}邀请您报名一个项目，款项由平台托管，验收后付款。${DEMAND_INVITATION_DAYS} 天内有效，查看、接受或谢绝：${link}`,
    en: (company: string, link: string) =>
      `Hengdu: ${company} invites you to apply for work that is paid through escrow, after acceptance. View, accept or decline within ${DEMAND_INVITATION_DAYS} days: ${link}`,
  },
  listed: {
    cn: '您收到此消息，是因为这是您在衡渡服务商名录中公开的联系方式；对方并不知道它。页面上可以选择不再接收邀请。',
    en: 'You receive this at the contact of your entry in the Hengdu directory of providers; the company does not know it. The page also lets you stop such invitations.',
  },
})

/** The message goes to a stranger: of the sender's words it has only the name that the platform has verified (decision 70). */
export async function deliverInvitation(act: Act, row: DemandRow, delivery: Delivery, token: string): Promise<void> {
  if (!(await deliverTo(act, row, delivery, token))) throw refuse('messagesMost')
}

/** To a number or an address that nobody has registered. What keeps the message back is not said: a registered one has no message. */
export async function deliverIfPossible(act: Act, row: DemandRow, contact: Contact, token: string): Promise<void> {
  const delivery: Delivery =
    contact.kind === 'email'
      ? { channel: 'email', to: contact.email, lang: act.lang, listed: false }
      : { channel: 'sms', to: `+${contact.areaCode}${contact.phone}`, lang: contact.areaCode === '86' ? 'cn' : 'en', listed: false }
  if (canSend(act.services.config, delivery.channel)) await deliverTo(act, row, delivery, token)
}

/** False beyond the caps of the day. */
export async function deliverTo(act: Act, row: DemandRow, { channel, to, lang, listed }: Delivery, token: string): Promise<boolean> {
  const s = t.pick(lang)
  const company = (await verifiedName(act.db, row.companyId)) ?? s.aCompany
  const link = urlOf(act, `/workInvitation?token=${token}`)
  const body = s.body(company, link)
  const id = await addToOutbox(act, {
    channel,
    to,
    subject: s.subject(company),
    sms: { purpose: 'demandInvitation', lang, values: { company, link } },
    body: listed && channel === 'email' ? `${body}\n\n${s.listed}` : body,
    opens: { text: token, until: daysAfter(act.now, DEMAND_INVITATION_DAYS) },
    reach: 'stranger',
  })
  return id !== null
}
