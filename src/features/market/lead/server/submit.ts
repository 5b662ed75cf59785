import { channelCode } from '../../../../platform/contract/channel.ts'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { serviceHoursText } from '../../../../platform/contract/service-hours.ts'
import { type Lang, texts } from '../../../../platform/contract/texts.ts'
import { and, count, eq, gt } from '../../../../platform/server/data/drizzle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { networkOf } from '../../../../platform/server/wire/addresses.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { notifyGathered } from '../../../base/notice/server/writes.ts'
import { addToOutbox } from '../../../base/outbox/server/writes.ts'
import type { LeadForm } from '../contract/calls.ts'
import { keptPhone } from '../contract/contact.ts'
import { leadDictionaries } from '../contract/dictionaries.ts'
import { leadNotices } from '../contract/notices.ts'
import { FAST_MS, FORMS_PER_HOUR, MAILS_PER_DAY } from '../contract/states.ts'
import { lead } from './tables.ts'

/** The same text from the same contact within this time is the same form, sent twice. */
const TWICE_MINUTES = 10

const t = texts({
  subject: {
    cn: (reference: string) => `衡渡已收到您的咨询（${reference}）`,
    en: (reference) => `Hengdu has received your message (${reference})`,
  },
  body: {
    cn: (reference: string, topic: string) =>
      `您的咨询已收到，编号 ${reference}，主题：${topic}。我们在服务时间（北京时间 ${serviceHoursText}）按收到的先后阅读和回复。您可以在“联系我们”页面凭编号和本邮箱查询进度。如非本人提交，请忽略本邮件。衡渡`,
    en: (reference, topic) =>
      `We have received your message. Reference: ${reference}. Topic: ${topic}. We read and reply during service hours (${serviceHoursText}, Beijing time), in the order received. You can check progress on the contact page with the reference and this e-mail address. If you did not send it, please ignore this e-mail. Hengdu`,
  },
})

/** Accepts a form. A doubtful one is kept and marked, so that no genuine message is lost. */
export async function submitLead(act: Act<Actor | null>, form: LeadForm): Promise<{ reference: string }> {
  if (form.region && !regionCodes().has(form.region)) throw refuseFields({ region: 'areaUnknown' })
  await countAddress(act)
  const phone = keptPhone(form.phone)
  await takeTurn(act.tx, `lead.contact:${phone}|${form.email}`)
  const twin = await sentBefore(act, { phone, email: form.email, message: form.message })
  if (twin) return { reference: twin }
  const doubt = form.website !== '' ? 'honeypot' : form.shownMs !== undefined && form.shownMs < FAST_MS ? 'fast' : ''
  const trapped = doubt === 'honeypot'
  const mailed = form.email !== '' && !trapped && (await mailsToday(act, form.email)) < MAILS_PER_DAY
  const reference = await nextNumber(act.tx, 'L', act.now)
  const [row] = await act.tx
    .insert(lead)
    .values({
      reference,
      state: trapped ? 'spam' : 'new',
      topic: form.topic,
      name: form.name,
      company: form.company,
      areaCode: phone ? form.areaCode : '',
      phone,
      email: form.email,
      region: form.region,
      callTime: form.callTime,
      message: form.message,
      summary: form.summary,
      cameFrom: form.from,
      channel: channelCode(form.channel) ?? '',
      lang: act.lang,
      accountId: act.actor?.accountId ?? null,
      doubt,
      mailed,
      ip: act.ip && networkOf(act.ip),
      createdAt: act.now,
      updatedAt: act.now,
    })
    .returning({ id: lead.id })
  if (mailed) await confirm(act, form, reference, act.lang)
  if (!trapped) {
    const topic = { cn: textOf(leadDictionaries.leadTopic, form.topic, 'cn'), en: textOf(leadDictionaries.leadTopic, form.topic, 'en') }
    await notifyGathered(act, leadNotices.leadArrived, {
      params: { who: form.company || form.name, number: reference, topic },
      link: `/operatorHome/leads?id=${row!.id}`,
      queue: '/operatorHome/leads',
    })
  }
  return { reference }
}

/** Anybody can type anybody's address: nothing of what the sender wrote is sent there. */
async function confirm(act: Act<unknown>, form: LeadForm, reference: string, lang: Lang): Promise<void> {
  const s = t.pick(lang)
  await addToOutbox(act, {
    channel: 'email',
    to: form.email,
    subject: s.subject(reference),
    body: s.body(reference, textOf(leadDictionaries.leadTopic, form.topic, lang)),
    reach: 'stranger',
  })
}

/** The rate limiter counts by the minute; this counts by the hour, over every server on this database. */
async function countAddress(act: Act<unknown>): Promise<void> {
  if (!act.ip) return
  await takeTurn(act.tx, `lead.address:${networkOf(act.ip)}`)
  const [sent] = await act.tx
    .select({ n: count() })
    .from(lead)
    .where(and(eq(lead.ip, networkOf(act.ip)), gt(lead.createdAt, act.now.subtract({ hours: 1 }))))
  if ((sent?.n ?? 0) >= FORMS_PER_HOUR) throw refuse('tooMany')
}

async function sentBefore(act: Act<unknown>, form: { phone: string; email: string; message: string }): Promise<string | null> {
  const [row] = await act.tx
    .select({ reference: lead.reference })
    .from(lead)
    .where(
      and(
        eq(lead.email, form.email),
        eq(lead.phone, form.phone),
        eq(lead.message, form.message),
        gt(lead.createdAt, act.now.subtract({ minutes: TWICE_MINUTES })),
      ),
    )
    .limit(1)
  return row?.reference ?? null
}

/** Anybody can type anybody's address: this limits the e-mails to it, however many forms contain it. */
async function mailsToday(act: Act<unknown>, email: string): Promise<number> {
  const [sent] = await act.tx
    .select({ n: count() })
    .from(lead)
    .where(and(eq(lead.email, email), eq(lead.mailed, true), gt(lead.createdAt, act.now.subtract({ hours: 24 }))))
  return sent?.n ?? 0
}
